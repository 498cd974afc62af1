import { useEffect } from 'react';
import { platform } from '#agency/native/site/platform.ts';
import { whenIdle } from '#kit/site/when-idle.ts';

/**
 * Once the page has nothing else to do, gives the browser what it shows without a network, or takes it back. Our apps
 * have a page of their own for that.
 */
export function useWorker(isOn: boolean): void {
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (import.meta.env.DEV || platform !== 'WEBSITE' || !serviceWorker) return;
    return whenIdle(() => {
      const done = isOn
        ? serviceWorker.register('/sw.js')
        : serviceWorker.getRegistration().then((registered) => registered?.update());
      // Without it everything works as before.
      done.catch(() => {});
    });
  }, [isOn]);
}
