import { z } from '@hono/zod-openapi';

const text = z.string();

export const ConsentPage = z
  .object({
    back: z.string().nullable().openapi({
      description: 'Where whoever says no goes on to; null where nobody knows where that would be',
    }),
    words: z.object({
      title: text,
      asks: text,
      vouched: text,
      leadsTo: text,
      mayDo: text,
      takeAway: text,
      proposes: text,
      endsAfter: text,
      days: z.record(text, text),
      password: text,
      code: text,
      connect: text,
      leave: text,
      back: text,
      language: text,
      leaving: text,
      refusals: z.object({ scopes: text, password: text, code: text }),
      problem: text.nullable().openapi({ description: 'Why nothing can be connected' }),
      permissions: z.array(z.object({ scope: text, says: text })),
    }),
  })
  .openapi('StaffConsentPage');
export type ConsentPage = z.infer<typeof ConsentPage>;

export const Connected = z.object({ to: z.url().openapi({ description: 'Where the browser goes on to' }) });
export type Connected = z.infer<typeof Connected>;
