import { z } from 'zod';

/**
 * What an event is told by, in a language. `proposed`: the template of our own name. `nothing`: it is not told on
 * WhatsApp. `chosen`: the template `name` in WhatsApp's language `code`; `gaps` names what stands in {{1}}, {{2}} and so on.
 */
export const TemplateChoice = z.strictObject({
  send: z.enum(['proposed', 'nothing', 'chosen']),
  name: z.string().max(512).default(''),
  code: z.string().max(20).default(''),
  gaps: z.array(z.string().max(40)).max(20).default([]),
});
export type TemplateChoice = z.infer<typeof TemplateChoice>;
