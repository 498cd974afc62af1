import { useGetOne, useInfiniteGetList } from 'react-admin';
import type { Paise } from '#kit/india/money.ts';
import { useLoadMore } from '#kit/office/parts/use-load-more.ts';
import { mayFollow, type LeadStatus } from '../../lead.ts';
import type { LeadRecord, LeadSums } from '../../office/lead-record.ts';
import { myLeadQuery, type LeadListFilter } from '../../views/office/lead-views.ts';

/** The columns of the board: the way of a sale, and beside it how it ends. */
export const openStages = ['new', 'contacted', 'qualified', 'proposal'] as const;
export const lastStages = ['won', 'lost', 'junk'] as const;
export type Stage = (typeof openStages | typeof lastStages)[number];

export const mayMove = (from: LeadStatus, to: Stage) => from !== to && mayFollow(from, to);

const perPage = 20;

/** What one column holds: newest first, as far as it was loaded. */
export type StageLeads = {
  leads: LeadRecord[];
  /** Of all that match, loaded or not; undefined while nobody has counted. */
  sum: { count: number; valuePaise: Paise } | undefined;
  hasMore: boolean;
  isPending: boolean;
  isLoadingMore: boolean;
  error: Error | null;
  loadMore: () => void;
  reload: () => Promise<unknown>;
};

/** Every column under one filter. A status chosen in the filter leaves only its own column. */
export function useStages(filter: LeadListFilter): Record<Stage, StageLeads | null> {
  const status = filter.status?.length ? filter.status : [...openStages, ...lastStages];
  const sums = useGetOne<LeadSums>(
    'lead-sums',
    { id: String(myLeadQuery({ ...filter, status })) },
    { placeholderData: (before) => before },
  );
  return {
    new: useStage('new', filter, sums),
    contacted: useStage('contacted', filter, sums),
    qualified: useStage('qualified', filter, sums),
    proposal: useStage('proposal', filter, sums),
    won: useStage('won', filter, sums),
    lost: useStage('lost', filter, sums),
    junk: useStage('junk', filter, sums),
  };
}

type Sums = { data?: LeadSums | undefined; refetch: () => Promise<unknown> };
const none = { count: 0, valuePaise: 0 };

function useStage(stage: Stage, { status, ...filter }: LeadListFilter, sums: Sums): StageLeads | null {
  const wanted = !status?.length || status.includes(stage);
  const found = useInfiniteGetList<LeadRecord>(
    'leads',
    {
      filter: { ...filter, status: [stage] },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage },
    },
    // A card that is found under the next filter too stays where it is, and its menu open.
    { enabled: wanted, placeholderData: (before) => before },
  );
  const more = useLoadMore(found);
  if (!wanted) return null;
  return {
    leads: found.data?.pages.flatMap((page) => page.data) ?? [],
    sum: sums.data && (sums.data.byStatus.find((one) => one.status === stage) ?? none),
    hasMore: found.hasNextPage,
    isPending: found.isPending,
    error: found.error,
    ...more,
    reload: () => Promise.all([found.refetch(), sums.refetch()]),
  };
}
