import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBackOnce } from '#kit/site/ui/use-back-once.ts';
import { lastStep } from './steps.ts';

const marker = '#step-';

/**
 * Which step is shown. It stands in the address, after its path: the browser's own Back leads one step back, as it would
 * between pages, and not out of the form.
 * @param begin the step to begin with, whatever the address says
 * @param onShown runs when another one has come
 */
export function useStep(begin: () => number, onShown: () => void) {
  const [step, setStep] = useState(begin);
  const navigate = useNavigate();
  const backOnce = useBackOnce();
  const { pathname, search, state } = useLocation();

  function show(to: number) {
    setStep(to);
    onShown();
  }
  const move = (to: number, replace: boolean) => {
    const query = new URLSearchParams(search);
    // From here on the draft knows the wish. Left in the address, with every reload it would take the place of what is
    // chosen after it.
    query.delete('plan');
    void navigate(
      { pathname, search: query.toString(), hash: `${marker}${to + 1}` },
      {
        replace,
        state: { from: replace ? null : step },
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      },
    );
  };
  const mark = useEffectEvent(() => move(step, true));
  useEffect(() => mark(), []);
  const follow = useEffectEvent(() => {
    // The router learns of it later.
    const { hash } = window.location;
    const named = hash.startsWith(marker) ? Number(hash.slice(marker.length)) - 1 : step;
    if (named !== step && named >= 0 && named <= lastStep) show(named);
  });
  useEffect(() => {
    const moved = () => follow();
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);

  return {
    step,
    go(to: number) {
      show(to);
      if (to !== step) move(to, false);
    },
    back() {
      if ((state as { from?: number } | null)?.from === step - 1) return backOnce();
      show(step - 1);
      move(step - 1, false);
    },
  };
}
