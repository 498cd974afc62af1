import { callPath } from '#kit/path-of.ts';
import { inIndiaWithDay } from '#kit/office/parts/moments.ts';
import type { TodayAct, TodayItem } from '../today-item.ts';
import { leadCalls } from '#sales/leads/office/lead-calls.ts';
import { request } from '#kit/office/http.ts';
import { useUndoable } from '#kit/office/parts/use-undoable.tsx';

type Call = Pick<TodayAct, 'method' | 'path' | 'body'>;
const send = ({ method, path, body }: Call) =>
  request<{ eventIds?: string[] } | null>(path, { method, body });

/** Does in one click what an item offers, and offers to take it back where that is possible. */
export function useAct() {
  const undoable = useUndoable();
  return (act: TodayAct) =>
    undoable(act.did, async () => {
      const eventIds = (await send(act))?.eventIds ?? [];
      if (eventIds.length > 0) return () => leadCalls.undo(eventIds);
      const { undo } = act;
      return undo && (() => send(undo));
    });
}

/** Puts an item off, or brings it back; either can be taken back. */
export function useSnooze() {
  const undoable = useUndoable();
  const hide = ({ id, at }: TodayItem, until: string) =>
    request<null>(callPath`/today/snoozes/${id}`, { method: 'PUT', body: { at, until } });
  const show = ({ id }: TodayItem) => request<null>(callPath`/today/snoozes/${id}`, { method: 'DELETE' });
  return {
    snooze: (item: TodayItem, until: string) =>
      undoable(`${item.who} comes back on ${inIndiaWithDay(until)}`, async () => {
        await hide(item, until);
        return () => show(item);
      }),
    bringBack: (item: TodayItem) =>
      undoable(`${item.who} is back`, async () => {
        await show(item);
        const { snoozedUntil } = item;
        return snoozedUntil ? () => hide(item, snoozedUntil) : null;
      }),
  };
}
