import { useEffect } from 'react';

/**
 * Loads the page once more where it was reached from another one by script: only the answer to its own address allows
 * the payment provider's script.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (entry && new URL(entry.name).pathname !== location.pathname) location.reload();
  }, []);
}
