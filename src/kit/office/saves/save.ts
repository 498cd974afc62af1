import { ask, ServerRefusal } from '../http.ts';
import { chosen, clearSoFar } from './merge.ts';
import { askWhatHolds } from './overtaking.ts';

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
    return await ask<T>(path, { method, body, etag });
  } catch (error) {
    const overtaking = error instanceof ServerRefusal ? error.body.stale : undefined;
    if (!overtaking) throw error;
    const clear = base === undefined ? {} : clearSoFar(overtaking.fields, base);
    // Nothing that somebody else wrote would be lost.
    const isMine = overtaking.fields.every(({ field }) => clear[field] === 'yours');
    const choice = isMine ? clear : await askWhatHolds(overtaking, clear);
    if (!choice) throw error;
    const wrapped = inside ? { [inside]: body } : body;
    const merged = chosen(wrapped, overtaking.fields, choice);
    onMerged?.();
    return save<T>(path, {
      method,
      body: inside ? (merged as Record<string, unknown>)[inside] : merged,
      etag: overtaking.etag,
      ...(inside && { inside }),
      ...(onMerged && { onMerged }),
    });
  }
}
