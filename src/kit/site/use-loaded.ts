import { useEffect, useState } from 'react';

/** What a script exports, once it is wanted and has come; null until then, and where the network fails. */
export function useLoaded<T>(load: () => Promise<T>, wanted: boolean): T | null {
  const [loaded, setLoaded] = useState<{ it: T } | null>(null);
  useEffect(() => {
    if (!wanted || loaded) return;
    load().then(
      (it) => setLoaded({ it }),
      () => {},
    );
  }, [load, wanted, loaded]);
  return loaded?.it ?? null;
}
