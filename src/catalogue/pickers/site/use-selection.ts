import { useSyncExternalStore } from 'react';
import { storageKeys } from '#kit/calls/browser-storage.ts';
import type { Picker } from '../picker.ts';

const name = storageKeys.selectedFeatures;
const listeners = new Set<() => void>();
/** Where storage is blocked or full the choice lives as long as the page. */
let unstored: string | null = null;

function read(): string {
  try {
    return unstored ?? localStorage.getItem(name) ?? '{}';
  } catch {
    return unstored ?? '{}';
  }
}

function write(text: string) {
  try {
    localStorage.setItem(name, text);
    unstored = null;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** What other pickers hold is kept as it is; anything that is not ours counts as nothing. */
function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/**
 * The ids picked in one picker. All pickers share the key `selectedFeatures`, which maps each picker to its own ids
 * . `served`: what a page posted without scripts shows.
 */
export function useSelection({ key, features }: Picker, served: string[]) {
  const text = useSyncExternalStore(subscribe, read, () => null);
  const known = (stored: unknown) =>
    features.map(({ id }) => id).filter((id) => Array.isArray(stored) && stored.includes(id));
  const keep = (chosen: string[]) => write(JSON.stringify({ ...parse(read()), [key]: chosen }));
  const ids = known(text === null ? served : parse(text)[key]);
  return {
    ids,
    toggle: (id: string) => keep(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    /** Brings what was ticked before scripts ran to what is kept. */
    add(ticked: string[]) {
      const kept = known(parse(read())[key]);
      const more = known(ticked).filter((id) => !kept.includes(id));
      if (more.length > 0) keep([...kept, ...more]);
    },
  };
}
