import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { returnTables, type GstReturn, type ReturnTable } from '../gst-return.ts';

const Paise = z.number().int();
const Parts = z.object({ taxablePaise: Paise, cgstPaise: Paise, sgstPaise: Paise, igstPaise: Paise });
const Sums = z.record(
  z.enum(Object.keys(returnTables) as ReturnTable[]),
  Parts.extend({ rows: z.number().int() }),
);

export const FiledReturn = z
  .object({
    id: z.string().openapi({ description: 'Its month, like 2026-11' }),
    filed: z
      .custom<GstReturn>(() => true)
      .openapi({ type: 'object', description: 'Its tables, amounts in paise' }),
    sums: Sums.openapi({ description: 'What takes off counts against' }),
    total: Parts,
    waiting: z
      .array(z.string())
      .openapi({ description: 'What waits for its number from the e-invoice portal' }),
    exported: z
      .object({ at: When, staffName: z.string().nullable(), sums: Sums })
      .nullable()
      .openapi({ description: 'When it was last taken for filing, and what it came to then' }),
  })
  .openapi('StaffGstReturn');
