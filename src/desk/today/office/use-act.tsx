import { useNotify } from 'react-admin';
import { inIndiaWithDay } from '#kit/office/parts/moments.ts';
import type { TodayAct, TodayItem } from '../today-item.ts';
import { leadCalls } from '#sales/leads/office/lead-calls.ts';
import { request } from '#kit/office/http.ts';
import { useUndoable } from '#kit/office/parts/use-undoable.tsx';

type Call = Pick<TodayAct, 'method' | 'path' | 'body'>;
const send = ({ method, path, body }: Call) =>
  request<{ eventIds?: string[] } | null>(path, { method, body });

/** Does what items offer, one after the other, and offers to take it back where that is possible. */
export function useAct() {
  const notify = useNotify();
  const undoable = useUndoable();
  return (acts: TodayAct[]) =>
    undoable(saidOf(acts), async () => {
      const eventIds: string[] = [];
      const undos: Call[] = [];
      const refusals: unknown[] = [];
      for (const act of acts)
        try {
          // One after the other: fifty at once would be more than one desk should ask for.
          const answer = await send(act);
          eventIds.push(...(answer?.eventIds ?? []));
          if (!answer?.eventIds?.length && act.undo) undos.push(act.undo);
        } catch (refusal) {
          refusals.push(refusal);
        }
      if (refusals.length === acts.length) throw refusals[0];
      if (refusals.length > 0)
        notify(`${refusals.length} of ${acts.length} could not be done and still stand here.`, {
          type: 'warning',
        });
      if (eventIds.length + undos.length === 0) return null;
      return async () => {
        if (eventIds.length > 0) await leadCalls.undo(eventIds);
        for (const undo of undos) await send(undo);
      };
    });
}

const saidOf = (acts: TodayAct[]) => {
  const did = acts[0]?.did ?? '';
  return acts.length > 1 ? `${did}: ${acts.length}` : did;
};

/** Puts items off, or brings them back; either can be taken back. */
export function useSnooze() {
  const undoable = useUndoable();
  const put = (items: TodayItem[], until: string | null) =>
    request<null>('/today/snoozes', {
      method: 'PUT',
      body: { items: items.map(({ id, at }) => ({ id, at })), until },
    });
  return {
    snooze: (items: TodayItem[], until: string) =>
      undoable(`${namedTogether(items)} back on ${inIndiaWithDay(until)}`, async () => {
        await put(items, until);
        return () => put(items, null);
      }),
    bringBack: (item: TodayItem) =>
      undoable(`${item.who} is back`, async () => {
        await put([item], null);
        const { snoozedUntil } = item;
        return snoozedUntil ? () => put([item], snoozedUntil) : null;
      }),
  };
}

const namedTogether = (items: TodayItem[]) =>
  items.length === 1 ? `${items[0]?.who} comes` : `${items.length} items come`;
