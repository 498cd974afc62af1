import { z } from 'zod';

/** What waits for somebody in the office. */
export const todayKinds = [
  'lead', 'follow-up', 'booking', 'quotation', 'payment', 'refund', 'renewal', 'help', 'comment', 'message',
] as const; // prettier-ignore
export type TodayKind = (typeof todayKinds)[number];

/** `late`: its time is over. `today`: its time is today. `waiting`: the sooner the better. */
export const urgencies = ['late', 'today', 'waiting'] as const;
export type Urgency = (typeof urgencies)[number];

/** A staff call that deals with an item in one click; `undo` takes it back, where the call's own answer does not say how. */
const Call = z.object({
  method: z.enum(['PATCH', 'POST']),
  path: z.string(),
  body: z.record(z.string(), z.unknown()),
});
const TodayAct = Call.extend({
  label: z.string(),
  /** What is said when it is done. */
  did: z.string(),
  undo: Call.nullable(),
});
export type TodayAct = z.infer<typeof TodayAct>;

/** The next thing to do about one record, and why. */
export const TodayItem = z.object({
  id: z.string(),
  kind: z.enum(todayKinds),
  urgency: z.enum(urgencies),
  /** Whose it is: a person's or a company's name, or a title. */
  who: z.string(),
  reason: z.string(),
  /** Since when it waits, or when it takes place. */
  at: z.iso.datetime(),
  /** Its screen in the back office. */
  path: z.string(),
  /** Ten digits to call, or empty. */
  phone: z.string(),
  acts: z.array(TodayAct),
});
export type TodayItem = z.infer<typeof TodayItem>;

/** `mine`: of the leads, those of whoever asks and those of nobody. */
export const TodayFilter = z.object({ whose: z.enum(['mine', 'all']).default('mine') });
export type TodayFilter = z.infer<typeof TodayFilter>;

/** So many of each kind are listed; the rest stands on their own screens. */
export const mostOfAKind = 50;
