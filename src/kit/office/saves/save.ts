import { request, ServerRefusal } from '../http.ts';
import { chosen, clearSoFar } from './merge.ts';
import { askToResolve } from './save-conflict.ts';

type Save = {
  method: 'PUT' | 'PATCH' | 'POST';
  body?: unknown;
  /** What the save is based on. */
  etag: string | undefined;
  /** The record as it was then, if it is still known. */
  base?: unknown;
  /** Under which field of the record the body stands, if it is not the record itself. */
  inside?: string;
  /** Told when it is saved on top of what a colleague made of the record. */
  onMerged?: () => void;
};

/**
 * Replaces a record that colleagues may have open too. Where one of them was first, the two texts are shown side by
 * side; what is chosen is saved on top of theirs.
 * @throws ServerRefusal, also for somebody who would rather go on writing
 */
export async function save<T>(
  path: string,
  { method, body, etag, base, inside, onMerged }: Save,
): Promise<T> {
  try {
    return await request<T>(path, { method, body, etag });
  } catch (error) {
    const conflict = error instanceof ServerRefusal ? error.body.stale : undefined;
    if (!conflict) throw error;
    const clear = base === undefined ? {} : clearSoFar(conflict.fields, base);
    // Nothing that somebody else wrote would be lost.
    const isMine = conflict.fields.every(({ field }) => clear[field] === 'yours');
    const choice = isMine ? clear : await askToResolve(conflict, clear);
    if (!choice) throw error;
    const wrapped = inside ? { [inside]: body } : body;
    const merged = chosen(wrapped, conflict.fields, choice);
    onMerged?.();
    return save<T>(path, {
      method,
      body: inside ? (merged as Record<string, unknown>)[inside] : merged,
      etag: conflict.etag,
      ...(inside && { inside }),
      ...(onMerged && { onMerged }),
    });
  }
}
