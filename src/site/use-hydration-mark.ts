import { useEffect } from 'react';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';

declare global {
  interface Window {
    /** The last button that was pressed before the page's scripts had taken over; see early.server.ts. */
    pressedEarly?: HTMLElement | null;
  }
}

/** Says on the page that its scripts have taken over, and does what was pressed before. */
export function useHydrationMark(): void {
  const ready = useHydrated();
  // Once everything that changes with the scripts has changed: a button may be another's before.
  useEffect(() => {
    if (!ready) return;
    document.documentElement.dataset.hydrated = '';
    const pressed = window.pressedEarly;
    window.pressedEarly = null;
    if (pressed?.isConnected) pressed.click();
  }, [ready]);
}
