import { storageKeys } from '#kit/calls/browser-storage.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { postEnquiry, type EnquiryPayload } from './enquiry-client.ts';

/** An enquiry that could not leave the device, or that the server could not take. */
export type PendingEnquiry = { key: string; payload: EnquiryPayload; keptAt: number };

export type OutboxState = { waiting: number; sent: string[]; refused: number };

const name = storageKeys.enquiries;
const retentionMs = 7 * 24 * 60 * 60 * 1000;
type Refusal = { status: number };
/** Whether an answer says "later", not "never". */
const isLater = (refusal: Refusal) => ['later', 'broken'].includes(failureKindOf(refusal));
/** Whether it is no word on the enquiry itself: there was no network, or the server could not take anything. */
export const isNotTaken = (refusal: Refusal) => ['unanswered', 'broken'].includes(failureKindOf(refusal));

/**
 * Enquiries that nobody took wait on this device and go out once, with the key they were first tried with.
 * `storage` may be null (blocked by the visitor): then nothing is kept and `keep` says so.
 */
export function createOutbox(storage: Storage | null, send = postEnquiry, now = Date.now) {
  const listeners = new Set<() => void>();
  const isFresh = (entry: PendingEnquiry) => now() - entry.keptAt < retentionMs;
  let state: OutboxState = { waiting: read().length, sent: [], refused: 0 };
  let sending = false;
  /** What this page has kept and not heard of yet: another tab may have sent it. */
  const own = new Map<string, PendingEnquiry>();

  function readAll(): PendingEnquiry[] {
    try {
      return JSON.parse(storage?.getItem(name) ?? '[]') as PendingEnquiry[];
    } catch {
      return [];
    }
  }

  function read(): PendingEnquiry[] {
    return readAll().filter(isFresh);
  }

  function write(kept: PendingEnquiry[]): boolean {
    try {
      if (kept.length) storage?.setItem(name, JSON.stringify(kept));
      else storage?.removeItem(name);
      return storage !== null;
    } catch {
      return false;
    }
  }

  function update(change: Partial<OutboxState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  return {
    store(key: string, payload: EnquiryPayload): boolean {
      const entry = { key, payload, keptAt: now() };
      const stored = write([...read().filter((other) => other.key !== key), entry]);
      if (stored) own.set(key, entry);
      update({ waiting: read().length });
      return stored;
    },
    remove(key: string) {
      own.delete(key);
      write(read().filter((entry) => entry.key !== key));
      update({ waiting: read().length });
    },
    /** Tries everything that waits, one after the other; stops at the first one that still cannot leave. */
    async flush(): Promise<void> {
      if (sending) return;
      sending = true;
      try {
        // What is too old goes out no more; whoever wrote it was promised that it would, and is told.
        const late = readAll().length - read().length;
        if (late > 0 && write(read())) update({ refused: state.refused + late });
        // What another tab has taken away goes out again: with the same key it is the same enquiry, and here its form waits.
        const kept = new Map([...own, ...read().map((entry) => [entry.key, entry] as const)]);
        for (const { key, payload } of [...kept.values()].filter(isFresh)) {
          const outcome = await send(payload, key).catch(() => null);
          if (!outcome || (!outcome.ok && isLater(outcome))) return;
          this.remove(key);
          update(outcome.ok ? { sent: [...state.sent, key] } : { refused: state.refused + 1 });
        }
        if (state.waiting !== read().length) update({ waiting: read().length });
      } finally {
        sending = false;
      }
    },
    /** The visitor has read what became of the kept enquiries. */
    dismiss: () => update({ sent: [], refused: 0 }),
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function deviceStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

export const outbox = createOutbox(deviceStorage());
