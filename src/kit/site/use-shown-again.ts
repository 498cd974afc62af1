import { useEffect, useEffectEvent } from 'react';

/** Runs when Back or Forward shows a page that the browser had kept as it was left: it has heard of nothing meanwhile. */
export function useShownAgain(run: () => void): void {
  const again = useEffectEvent(run);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) again();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
}
