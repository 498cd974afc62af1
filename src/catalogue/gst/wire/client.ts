import { send, type Outcome } from '#kit/calls/customer-calls.ts';
import { fallbackGstPercent } from '../fallback-gst-percent.ts';

/** What GST is charged now, in percent: the first of the list. */
export async function fetchGstPercent(): Promise<Outcome<{ percent: number }>> {
  const answer = await send<{ data: { price: number }[] }>('GET', '/gst');
  return answer.ok ? { ok: true, percent: answer.data[0]?.price ?? fallbackGstPercent } : answer;
}
