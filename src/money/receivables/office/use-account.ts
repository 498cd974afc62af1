import { useCallback, useEffect, useState } from 'react';
import { receivableCalls, type BuyerAccountRecord } from './receivable-record.ts';

type Loaded = { account: BuyerAccountRecord | null; error: unknown };

/** What a buyer owes and has paid, loaded again whenever what stands beside it is. @param version changes with that */
export function useAccount(buyerId: string | null, version: unknown) {
  const [loaded, setLoaded] = useState<Loaded>({ account: null, error: null });
  const load = useCallback(() => {
    if (!buyerId) return;
    receivableCalls.account(buyerId).then(
      (account) => setLoaded({ account, error: null }),
      (error: unknown) => setLoaded(({ account }) => ({ account, error })),
    );
  }, [buyerId]);
  useEffect(load, [load, version]);
  return { ...loaded, load };
}
