import { useSyncExternalStore } from 'react';

const question = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void) {
  const answer = matchMedia(question);
  answer.addEventListener('change', changed);
  return () => answer.removeEventListener('change', changed);
}

/** Whether the visitor asked for less motion; until scripts run, the answer is yes. */
export const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(question).matches,
    () => true,
  );
