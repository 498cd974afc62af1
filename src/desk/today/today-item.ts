import { z } from 'zod';
import { Waits } from '#agency/settings/restored.ts';
import { WaitingLead } from '#sales/leads/clock/lead-clock.ts';

/** What waits for somebody in the office, in the order of its groups. */
export const todayKinds = [
  'lead', 'mail', 'follow-up', 'booking', 'quotation', 'project', 'invoice', 'payment', 'refund', 'help', 'privacy', 'renewal', 'import', 'comment', 'message',
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
  /** The task that it does by a reason, which has to be asked for first. */
  asksWhyOf: z.uuid().optional(),
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
  /** What it is about, GST included; null where no sum hangs on it. */
  valuePaise: z.number().int().nullable(),
  /** Since when it waits, when it takes place, or by when it is to be done. */
  at: z.iso.datetime(),
  /** What the words of its deadline are made of, where office hours count. */
  clock: WaitingLead.optional(),
  /** Its screen in the back office. */
  path: z.string(),
  /** Ten digits to call, or empty. */
  phone: z.string(),
  /** The lead on which a call or a message is written down. */
  leadId: z.uuid().nullish(),
  acts: z.array(TodayAct),
  /** Until when whoever asks has put it off. */
  snoozedUntil: z.iso.datetime().optional(),
});
export type TodayItem = z.infer<typeof TodayItem>;

export const TodayFilter = z.object({
  /** `mine`: of the leads, those of whoever asks and those of nobody. */
  whose: z.enum(['mine', 'all']).default('mine'),
  /** What they have put off, instead of what they have not. */
  snoozed: z.stringbool().optional(),
});
export type TodayFilter = z.infer<typeof TodayFilter>;

/** A kind of which more waits than is listed, as a heading of the screen that has the rest. */
export const TodayMore = z.object({ label: z.string(), path: z.string() });
export type TodayMore = z.infer<typeof TodayMore>;

const Moment = z.iso.datetime({ offset: true }).transform((at) => new Date(at));

/**
 * What is put off until a time; null brings it back. `at` is what the item says: with another moment it is shown again,
 * for something has happened.
 */
export const Snooze = z.strictObject({
  items: z
    .array(z.strictObject({ id: z.string().min(1).max(200), at: Moment }))
    .min(1)
    .max(200)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'Each only once'),
  until: Moment.nullable(),
});
export type Snooze = z.infer<typeof Snooze>;

/**
 * What is said beside the items. `snoozed` are put off; the first of them comes back at `nextAt`.
 * Why what begins by itself waits stands here, too.
 */
export const TodayMeta = z.object({
  more: z.array(TodayMore),
  snoozed: z.number().int(),
  nextAt: z.iso.datetime().nullable(),
  ...Waits.shape,
});
export type TodayMeta = z.infer<typeof TodayMeta>;

/** So many of each source are listed; the rest stands on their own screens. */
export const maxOfAKind = 50;
/** So many are read, to know whether there is more. */
export const oneMore = maxOfAKind + 1;
