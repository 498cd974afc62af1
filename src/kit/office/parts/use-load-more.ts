import { useState } from 'react';
import type { useInfiniteGetList } from 'react-admin';

type Found = Pick<
  ReturnType<typeof useInfiniteGetList>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

/**
 * The next page of a list that news reads anew. Two readings end one another: a page that was asked for would not come,
 * or what is shown would stay as it was before the news. So one waits for the other.
 */
export function useLoadMore(found: Found) {
  const [isWaiting, setWaiting] = useState(false);

  async function load() {
    const pagesOf = ({ data }: Pick<Found, 'data'>) => data?.pages.length ?? 0;
    const before = pagesOf(found);
    setWaiting(true);
    // What reads already is waited for; each news that comes then ends ours once more.
    let now: Awaited<ReturnType<Found['fetchNextPage']>>;
    do now = await found.fetchNextPage({ cancelRefetch: false });
    while (!now.isError && now.hasNextPage && pagesOf(now) <= before);
    setWaiting(false);
  }

  return { loadMore: () => void load(), isLoadingMore: isWaiting || found.isFetchingNextPage };
}
