import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { exportedLists } from './exported-lists.server.ts';
import type { ListExport } from '#agency/exports/list-export.ts';
import { createStaffRouter } from '#kit/wire/staff-router.ts';
import { sendCsv } from '#kit/wire/send-csv.ts';

const routeOf = (name: string, { filter }: ListExport) =>
  createRoute({
    method: 'get',
    path: `/${name}/export.csv`,
    tags: ['Staff'],
    summary: `All ${name} that match, as CSV`,
    request: { query: filter },
    responses: {
      200: { description: 'UTF-8 with BOM', content: { 'text/csv': { schema: z.string() } } },
      ...errorAnswers(401, 403, 422),
    },
  });

/** Each list as a file. They stand before the lists: `export.csv` is nobody's id. */
export function staffExportRoutes() {
  const router = createStaffRouter();
  for (const [name, list] of Object.entries(exportedLists))
    router.openapi(routeOf(name, list), async (c) =>
      // The query was read by this list's own filter.
      sendCsv(c, `${name}.csv`, await list.export(c.var.ctx, c.req.valid('query') as never)),
    );
  return router;
}
