import { request } from '#kit/office/http.ts';
import { callPath } from '#kit/path-of.ts';
import { useUndoable } from '#kit/office/parts/use-undoable.tsx';
import type { BulkOutcome } from '../../lead-change.ts';

const send = async (where: 'trash' | 'restore', ids: string[]): Promise<string[]> => {
  const { changed, refused } = await request<BulkOutcome>(callPath`/leads/${where}`, {
    method: 'POST',
    body: { ids },
  });
  if (changed.length === 0 && refused[0]) throw new Error(refused[0].reason);
  return changed.map(({ id }) => id);
};
const said = (ids: string[], rest: number) =>
  `${ids.length === 1 ? 'One lead' : `${ids.length} leads`}${rest > 0 ? `; ${rest} stayed, for they are under way` : ''}`;

/** Puts leads into the trash and takes them out again; either can be taken back at once. */
export function useTrash() {
  const run = useUndoable();
  return {
    async trash(ids: string[]): Promise<boolean> {
      let gone: string[] = [];
      try {
        gone = await send('trash', ids);
      } catch (error) {
        return run('', () => Promise.reject(error));
      }
      const message = `Moved to the trash: ${said(gone, ids.length - gone.length)}.`;
      return run(message, async () => () => send('restore', gone));
    },
    restore: (ids: string[]) =>
      run('Taken out of the trash.', async () => {
        const back = await send('restore', ids);
        return () => send('trash', back);
      }),
  };
}
