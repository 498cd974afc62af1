import type { TodayAct } from '../today-item.ts';
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
