import { useState } from 'react';
import type { DraftPin } from './pin-layer.tsx';
import { storageKeys } from '#kit/calls/browser-storage.ts';

/** What a customer has put on a picture and written, and not sent yet. */
type Kept = { pins: DraftPin[]; note: string };

const keyOf = (versionId: string) => `${storageKeys.versionAnswer}${versionId}`;

function read(versionId: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(versionId)) ?? 'null') as Kept | null;
    if (kept) return kept;
  } catch {
    // A browser that refuses storage has kept nothing.
  }
  return { pins: [], note: '' };
}

/** An answer that is being written: on this device it outlives a reload, until it is sent. */
export function useKeptAnswer(versionId: string) {
  const [answer, setAnswer] = useState(() => read(versionId));
  function keep(change: Partial<Kept>) {
    const now = { ...answer, ...change };
    setAnswer(now);
    try {
      localStorage.setItem(keyOf(versionId), JSON.stringify(now));
    } catch {
      // Without storage the page itself still holds it.
    }
  }
  function forget() {
    try {
      localStorage.removeItem(keyOf(versionId));
    } catch {
      // As above.
    }
  }
  return { ...answer, keep, forget };
}
