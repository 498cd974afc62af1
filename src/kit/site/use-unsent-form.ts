import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { unsentText } from './unsent-text.ts';

/** Whether words of such a form wait to be sent. */
export const isUnsent = (of: string): boolean => unsentText(of).read() !== '';

/**
 * Keeps what is typed into a form as `unsentText` does: where the session ends before it is sent, it stands there again.
 * @param of as there
 * @param fields those that may be kept
 * @returns forgets it, once it is sent or given up
 */
export function useUnsentForm<T extends FieldValues>(
  of: string,
  { subscribe, setValue }: Pick<UseFormReturn<T>, 'subscribe' | 'setValue'>,
  fields: Path<T>[],
): () => void {
  const draft = unsentText(of);
  const fillIn = useEffectEvent(() => {
    const kept = wordsIn(draft.read());
    for (const field of fields)
      if (field in kept) setValue(field, kept[field] as PathValue<T, Path<T>>, { shouldDirty: true });
  });
  const keep = useEffectEvent((typed: T) =>
    draft.keep(JSON.stringify(Object.fromEntries(fields.map((field) => [field, typed[field]])))),
  );
  useEffect(() => {
    fillIn();
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [subscribe]);
  return () => draft.keep('');
}

function wordsIn(kept: string): Record<string, unknown> {
  try {
    return (JSON.parse(kept || '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
