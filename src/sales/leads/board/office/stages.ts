import { useInfiniteGetList } from 'react-admin';
import { mayFollow, type LeadStatus } from '../../lead.ts';
import type { LeadRecord } from '../../office/lead-record.ts';
import type { LeadListFilter } from '../../views/office/lead-views.ts';

/** The columns of the board: the way of a sale, and beside it how it ends. */
export const openStages = ['new', 'contacted', 'qualified', 'proposal'] as const;
export const lastStages = ['won', 'lost', 'junk'] as const;
export type Stage = (typeof openStages | typeof lastStages)[number];

export const mayMove = (from: LeadStatus, to: Stage) => from !== to && mayFollow(from, to);

const perPage = 20;

/** What one column holds: newest first, as far as it was loaded. */
export type StageLeads = {
  leads: LeadRecord[];
  total: number | undefined;
  totalIsCapped: boolean;
  hasMore: boolean;
  isPending: boolean;
  isLoadingMore: boolean;
  error: Error | null;
  loadMore: () => void;
  reload: () => Promise<unknown>;
};

/** Every column under one filter. A status chosen in the filter leaves only its own column. */
export function useStages(filter: LeadListFilter): Record<Stage, StageLeads | null> {
  return {
    new: useStage('new', filter),
    contacted: useStage('contacted', filter),
    qualified: useStage('qualified', filter),
    proposal: useStage('proposal', filter),
    won: useStage('won', filter),
    lost: useStage('lost', filter),
    junk: useStage('junk', filter),
  };
}

function useStage(stage: Stage, { status, ...filter }: LeadListFilter): StageLeads | null {
  const wanted = !status?.length || status.includes(stage);
  const found = useInfiniteGetList<LeadRecord>(
    'leads',
    {
      filter: { ...filter, status: [stage] },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage },
    },
    { enabled: wanted },
  );
  if (!wanted) return null;
  const counted = found.data?.pages[0]?.meta as { total?: number; totalIsCapped?: boolean } | undefined;
  return {
    leads: found.data?.pages.flatMap((page) => page.data) ?? [],
    total: counted?.total,
    totalIsCapped: counted?.totalIsCapped ?? false,
    hasMore: found.hasNextPage,
    isPending: found.isPending,
    isLoadingMore: found.isFetchingNextPage,
    error: found.error,
    loadMore: () => void found.fetchNextPage(),
    reload: found.refetch,
  };
}
