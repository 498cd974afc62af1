import { z } from '@hono/zod-openapi';
import type { ListExport } from '../list-export.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { sendCsv, sendFile } from '#kit/wire/send-file.ts';

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A list as a file. They stand before the list's other calls: `export.csv` is nobody's id. */
export const exportRoutes = (name: string, list: ListExport) => [
  staffRoute(list.permission, {
    method: 'get',
    path: `/${name}/export.csv`,
    summary: `All ${name} that match, as CSV`,
    query: list.filter,
    answer: ['UTF-8 with BOM', z.string(), 'text/csv'],
    handle: async (ctx, { query }, c) =>
      sendCsv(c, `${name}.csv`, await list.csv(ctx, query as never, c.var.rowsFrom)),
  }),
  staffRoute(list.permission, {
    method: 'get',
    path: `/${name}/export.xlsx`,
    summary: `All ${name} that match, as a workbook with real dates and sums`,
    query: list.filter,
    answer: ['XLSX', z.string().openapi({ format: 'binary' }), workbook],
    handle: async (ctx, { query }, c) =>
      sendFile(
        c,
        { name: `${name}.xlsx`, type: workbook },
        await list.xlsx(ctx, query as never, c.var.rowsFrom),
      ),
  }),
];
