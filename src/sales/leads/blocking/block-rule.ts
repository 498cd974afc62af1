import { z } from 'zod';
import { text } from '../enquiries/enquiry-input.ts';
import { blockKinds } from './block-kinds.ts';

/** A rule as staff say it: the value as typed. */
export const BlockRuleInput = z.strictObject({ kind: z.enum(blockKinds), value: text(200) });
export type BlockRuleInput = z.infer<typeof BlockRuleInput>;
