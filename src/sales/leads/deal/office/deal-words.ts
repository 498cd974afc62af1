import { formatInr } from '#kit/india/money.ts';
import { formatDay } from '#kit/india/india-date.ts';
import { dealIn } from '../decide-deal.ts';

/** What an event says of a deal: `Value ₹24,108, expected on Tue 24 Nov`. */
export function dealWords(data: Record<string, string | null>): string {
  const [from, to] = [dealIn(data, 'from'), dealIn(data, 'to')];
  const parts: string[] = [];
  if (from.valueKept && !to.valueKept) parts.push('Value by its quotations again');
  else if (from.valuePaise !== to.valuePaise || from.valueKept !== to.valueKept)
    parts.push(to.valuePaise === null ? 'Value unknown' : `Value ${formatInr(to.valuePaise)}`);
  if (from.expectedCloseOn !== to.expectedCloseOn)
    parts.push(to.expectedCloseOn ? `Expected on ${formatDay(to.expectedCloseOn)}` : 'No day expected');
  return parts.join('. ');
}
