import { z } from '@hono/zod-openapi';
import { exportedLists } from './exported-lists.server.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { sendCsv } from '#kit/wire/send-csv.ts';

/** Each list as a file. They stand before the lists: `export.csv` is nobody's id. */
export const staffExportRoutes = Object.entries(exportedLists).map(([name, list]) =>
  staffRoute(list.permission, {
    method: 'get',
    path: `/${name}/export.csv`,
    summary: `All ${name} that match, as CSV`,
    query: list.filter,
    answer: ['UTF-8 with BOM', z.string(), 'text/csv'],
    handle: async (ctx, { query }, c) => sendCsv(c, `${name}.csv`, await list.export(ctx, query as never)),
  }),
);
