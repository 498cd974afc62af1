import { useCallback, useEffect, useState } from 'react';

/**
 * A call of one's own: what came, or why it did not, and another try.
 * @param ask the same function for as long as it asks for the same; null: not yet
 * @param since asked again when this changes
 */
export function useAsked<T>(ask: (() => Promise<T>) | null, since?: unknown) {
  const [read, setRead] = useState<{ data?: T; error: Error | null }>({ error: null });
  const refetch = useCallback(() => {
    ask?.().then(
      (data) => setRead({ data, error: null }),
      (error: Error) => setRead({ error }),
    );
  }, [ask]);
  useEffect(refetch, [refetch, since]);
  return { ...read, refetch };
}
