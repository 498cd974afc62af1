import { useRef } from 'react';
import type { LeadForm } from '#sales/leads/lead.ts';
import { track } from './track.ts';

/** Counts what becomes of a form: begun with the first thing entered, sent, or failed. Values stay in the form. */
export function useFormVisit(form: LeadForm) {
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
