import { useRef } from 'react';
import { track } from './track.ts';

/** Counts what becomes of the form of this name: begun with the first thing entered, sent, or failed. Values stay in the form. */
export function useFormVisit(form: string) {
  const begun = useRef(false);
  return {
    started() {
      if (begun.current) return;
      begun.current = true;
      track('form_start', { name: form });
    },
    submitted() {
      begun.current = false;
      track('form_submit', { name: form });
    },
    failed: () => track('form_fail', { name: form }),
  };
}
