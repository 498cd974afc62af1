import { z } from 'zod';
import { usualTask } from './usual-task.ts';

/** What a task begins its `origin` with that a rule has made to ask why nothing was accepted. */
export const whyOrigin = 'why:';
export const asksWhy = ({ origin }: { origin: string | null }) => origin?.startsWith(whyOrigin) ?? false;

/** How a task came to be what it is now. */
export type TaskStep = 'added' | 'moved' | 'done' | 'reopened' | 'changed' | 'removed';

const Title = z
  .string()
  .trim()
  .min(1, 'Say what is to be done')
  .max(120, 'Please use at most 120 characters');
const Moment = z.iso.datetime({ offset: true }).transform((at) => new Date(at));

/** A task for a lead. Without a person it is for whoever has the lead, or else for whoever writes it. */
export const TaskInput = z.strictObject({
  title: Title.default(usualTask),
  dueAt: Moment,
  assignedTo: z.uuid().optional(),
});
export type TaskInput = z.infer<typeof TaskInput>;

/** What may change of a task; fields left out stay. */
export const TaskChange = z.strictObject({
  title: Title.optional(),
  dueAt: Moment.optional(),
  assignedTo: z.uuid().optional(),
  done: z.boolean().optional(),
  /** Why nothing that was offered was taken; a task that asks for it is not done without. */
  reason: z.string().trim().max(300).optional(),
});
export type TaskChange = z.infer<typeof TaskChange>;

/** Whose tasks: open ones by their time, done ones newest first. `cursor` from the page before wins over `offset`. */
export const TaskPage = z.object({
  whose: z.enum(['mine', 'all']).default('mine'),
  state: z.enum(['open', 'done']).default('open'),
  perPage: z.coerce.number().int().min(1).max(200).default(25),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  cursor: z.string().max(200).optional(),
});
export type TaskPage = z.infer<typeof TaskPage>;
