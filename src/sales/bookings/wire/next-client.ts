import type { Slot } from '../booking.ts';
import { fetchResponse, jsonOf } from '#kit/calls/fetch-response.ts';
import { inPageLanguage } from '#kit/calls/page-language.ts';

/** `day` and `hour`: the same in words of the page's language. */
export type NextSlot = Slot & { day: string; hour: string };

/** Times to suggest, the nearest first; none where no answer comes. */
export async function fetchNextSlots(signal: AbortSignal): Promise<NextSlot[]> {
  const headers = { Accept: 'application/json', ...inPageLanguage() };
  const answer = await fetchResponse('/book-appointment/next', { signal, headers });
  return answer.ok ? (((await jsonOf(answer)) as NextSlot[] | null) ?? []) : [];
}
