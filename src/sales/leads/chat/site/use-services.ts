import { useEffect, useState } from 'react';
import { fetchServices, type NamedService } from '#catalogue/services/wire/client.ts';
import { servicePages } from '#catalogue/services/site/services.ts';

const builtIn = servicePages.map(({ name }): NamedService => ({ name, label: name }));
/** Nobody looks at an empty chat for longer. */
const patienceMs = 3_000;
const retryAfterMs = [5_000, 20_000, 60_000];

/**
 * The services to choose from; null while they are read. Where the list does not come, the failure is logged, the
 * site's own list stands in, and the real one is asked for again in the background.
 */
export function useServices(): NamedService[] | null {
  const [services, setServices] = useState<NamedService[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const standIn = () => setServices((known) => known ?? builtIn);
    const patience = setTimeout(standIn, patienceMs);
    let tries = 0;
    let again: ReturnType<typeof setTimeout> | undefined;

    async function load() {
      clearTimeout(again);
      try {
        const listed = await fetchServices(signal);
        window.removeEventListener('online', load);
        setServices(listed);
      } catch (error) {
        if (signal.aborted) return;
        console.warn('The list of services could not be read; the site shows its own.', error);
        standIn();
        const delayMs = retryAfterMs[tries++];
        if (delayMs) again = setTimeout(load, delayMs);
      }
    }

    void load();
    window.addEventListener('online', load);
    return () => {
      leaving.abort();
      clearTimeout(patience);
      clearTimeout(again);
      window.removeEventListener('online', load);
    };
  }, []);
  return services;
}
