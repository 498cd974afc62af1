import { useEffect, useState } from 'react';

const firstPauseMs = 5_000;

/**
 * What a script exports, once it is wanted and has come; null until then. Where the network fails it is asked for again
 * after five seconds, then after twice as long each time.
 */
export function useLoaded<T>(load: () => Promise<T>, wanted: boolean): T | null {
  const [loaded, setLoaded] = useState<{ it: T } | null>(null);
  useEffect(() => {
    if (!wanted || loaded) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = (nextMs: number) =>
      load().then(
        (it) => !isGone && setLoaded({ it }),
        () => {
          if (!isGone) pause = setTimeout(() => void ask(nextMs * 2), nextMs);
        },
      );
    void ask(firstPauseMs);
    return () => {
      isGone = true;
      clearTimeout(pause);
    };
  }, [load, wanted, loaded]);
  return loaded?.it ?? null;
}
