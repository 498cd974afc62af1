import { useNotify, useRefresh } from 'react-admin';
import type { BulkOutcome } from '../lead-change.ts';
import { leadCalls } from './lead-calls.ts';
import { refusalText } from '#kit/office/http.ts';
import { UndoNotice, undoMs } from '#kit/office/parts/undo-notice.tsx';

const count = (n: number) => (n === 1 ? 'one lead' : `${n} leads`);

/** Runs a change, says what came of it and offers to take it back. */
export function useChange() {
  const notify = useNotify();
  const refresh = useRefresh();

  const say = (severity: 'success' | 'warning' | 'error', message: string, eventIds: string[] = []) =>
    notify(
      <UndoNotice
        severity={severity}
        message={message}
        onUndo={eventIds.length > 0 ? () => undo(eventIds) : undefined}
      />,
      { autoHideDuration: undoMs },
    );

  /** Takes events back, and says whether it worked. */
  async function undo(eventIds: string[]) {
    try {
      const { refused } = await leadCalls.undo(eventIds);
      if (refused.length > 0)
        say('warning', `${count(refused.length)} changed again in the meantime and stayed so.`);
      else say('success', 'Taken back.');
    } catch (error) {
      say('error', refusalText(error));
    }
    refresh();
  }

  return {
    takeBack: undo,
    /** @returns whether it worked */
    async one(change: Promise<{ eventIds: string[] }>, message: string): Promise<boolean> {
      try {
        say('success', message, (await change).eventIds);
        return true;
      } catch (error) {
        say('error', refusalText(error));
        return false;
      } finally {
        refresh();
      }
    },
    /** @returns whether it worked; some leads may have stayed as they were */
    async many(change: Promise<BulkOutcome>, did: string): Promise<boolean> {
      try {
        const { changed, refused } = await change;
        const eventIds = changed.map(({ eventId }) => eventId);
        if (refused.length === 0)
          say(
            'success',
            changed.length > 0 ? `${did}: ${count(changed.length)}.` : 'Nothing had to change.',
            eventIds,
          );
        else
          say(
            'warning',
            `${did}: ${count(changed.length)}. Not possible for ${count(refused.length)}: ${refused[0]?.reason}`,
            eventIds,
          );
        return true;
      } catch (error) {
        say('error', refusalText(error));
        return false;
      } finally {
        refresh();
      }
    },
  };
}
