import { z } from '@hono/zod-openapi';
import type { ListExport } from '../list-export.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { sendCsv } from '#kit/wire/send-file.ts';

/** A list as a file. It stands before the list's other calls: `export.csv` is nobody's id. */
export const exportRoute = (name: string, list: ListExport) =>
  staffRoute(list.permission, {
    method: 'get',
    path: `/${name}/export.csv`,
    summary: `All ${name} that match, as CSV`,
    query: list.filter,
    answer: ['UTF-8 with BOM', z.string(), 'text/csv'],
    handle: async (ctx, { query }, c) =>
      sendCsv(c, `${name}.csv`, await list.export(ctx, query as never, c.var.rowsFrom)),
  });
