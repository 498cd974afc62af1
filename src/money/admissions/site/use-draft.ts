import { useCallback, useState } from 'react';
import type { AdmissionTexts } from '../wire/client.ts';
import { storageKeys } from '#kit/calls/browser-storage.ts';
import type { WeeklySlot } from '#catalogue/onboarding/onboarding.ts';

/** What somebody has filled in so far. Kept on their device until it is sent. */
export type Draft = { texts: AdmissionTexts; planId: string; slots: WeeklySlot[]; step: number };

const version = 1;
const keyOf = (customerId: string) => `${storageKeys.admissionDraft}${customerId}`;

function read(customerId: string): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(customerId)) ?? 'null') as
      | (Draft & { version: number })
      | null;
    return kept?.version === version ? kept : null;
  } catch {
    return null;
  }
}

/** A draft of this customer's own, as it was when the page opened, and the ways to keep and forget it. */
export function useDraft(customerId: string) {
  const [draft] = useState(() => read(customerId));
  const save = useCallback(
    (now: Draft) => {
      try {
        localStorage.setItem(keyOf(customerId), JSON.stringify({ version, ...now }));
      } catch {
        // Without storage the page itself still holds what was typed.
      }
    },
    [customerId],
  );
  const clear = useCallback(() => localStorage.removeItem(keyOf(customerId)), [customerId]);
  return { draft, save, clear };
}
