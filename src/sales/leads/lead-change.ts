import { z } from 'zod';
import { mostPaise } from './deal/deal.ts';
import { mostTags } from './tags/lead-tag.ts';
import { leadStatuses } from './lead.ts';

const Reason = z.string().trim().max(300).optional();

const Tags = z.array(z.uuid()).max(mostTags);

/** What staff may change of a lead; fields left out stay. `reason` belongs to `status: lost`, and to doing a task that asks why. */
export const LeadChange = z.strictObject({
  status: z.enum(leadStatuses).optional(),
  reason: Reason,
  assignedTo: z.uuid().nullable().optional(),
  /** What it may bring, GST included; `null` lets it go by the quotations again. */
  valuePaise: z
    .number()
    .int()
    .min(0, 'Enter a sum that is not below nothing')
    .max(mostPaise, 'This is more than a deal can bring')
    .nullable()
    .optional(),
  expectedCloseOn: z.iso.date('Choose a day').nullable().optional(),
  addTags: Tags.optional(),
  removeTags: Tags.optional(),
  nextFollowUpAt: z.iso
    .datetime({ offset: true })
    .transform((at) => new Date(at))
    .nullable()
    .optional(),
});
export type LeadChange = z.infer<typeof LeadChange>;

const ids = z.array(z.uuid()).min(1, 'Choose at least one lead').max(500, 'Choose at most 500 leads');

/** One change for many leads. */
export const BulkChange = z.union([
  z.strictObject({ ids, assignedTo: z.uuid().nullable() }),
  z.strictObject({ ids, addTags: Tags.min(1, 'Choose a tag') }),
  z.strictObject({ ids, status: z.enum(leadStatuses), reason: Reason }),
]);
export type BulkChange = z.infer<typeof BulkChange>;

/** The events that a change returned; undoing them puts the values back that they replaced. */
export const Undo = z.strictObject({ eventIds: z.array(z.uuid()).min(1).max(500) });
export type Undo = z.infer<typeof Undo>;

export const Note = z.strictObject({
  text: z.string().trim().min(1, 'Write something first').max(4000, 'Please use at most 4000 characters'),
  /** Colleagues who hear of it by mail. */
  tell: z.array(z.uuid()).max(20).default([]),
});
export type Note = z.infer<typeof Note>;

/** What a change of many did: `eventId` is what undo wants. */
export type BulkOutcome = {
  changed: { id: string; eventId: string }[];
  refused: { id: string; reason: string }[];
};
