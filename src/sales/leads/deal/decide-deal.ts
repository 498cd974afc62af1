import type { Paise } from '#kit/india/money.ts';
import type { Decide } from '../decide-change.ts';

/** What a lead is thought to bring, and by when. `valueKept`: staff have said the value themselves. */
export type Deal = { valuePaise: Paise | null; valueKept: boolean; expectedCloseOn: string | null };

/** Gives a lead another value or another expected day; what is left out stays. */
export const decideDeal =
  (said: Partial<Deal>): Decide =>
  (lead) => {
    const before = dealOf(lead);
    const set = { ...before, ...said };
    if (isSameDeal(before, set)) return null;
    return {
      set,
      kind: 'deal',
      data: { ...toldAs('from', before), ...toldAs('to', set) },
      action: 'changed',
    };
  };

export const dealOf = ({ valuePaise, valueKept, expectedCloseOn }: Deal): Deal => ({
  valuePaise,
  valueKept,
  expectedCloseOn,
});

export const isSameDeal = (a: Deal, b: Deal) =>
  a.valuePaise === b.valuePaise && a.valueKept === b.valueKept && a.expectedCloseOn === b.expectedCloseOn;

/** A deal as an event keeps it: `fromPaise`, `fromKept`, `fromDay`, all of them texts. */
const toldAs = (side: 'from' | 'to', { valuePaise, valueKept, expectedCloseOn }: Deal) => ({
  [`${side}Paise`]: valuePaise === null ? null : String(valuePaise),
  [`${side}Kept`]: valueKept ? 'yes' : null,
  [`${side}Day`]: expectedCloseOn,
});

/** What an event says of one side of a change. */
export const dealIn = (data: Record<string, string | null>, side: 'from' | 'to'): Deal => ({
  valuePaise: data[`${side}Paise`] ? Number(data[`${side}Paise`]) : null,
  valueKept: data[`${side}Kept`] === 'yes',
  expectedCloseOn: data[`${side}Day`] ?? null,
});
