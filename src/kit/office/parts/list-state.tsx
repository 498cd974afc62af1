import { Box, LinearProgress, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Refusal } from './refusal.tsx';
import { OfflineNote, StaleNote } from './stale-note.tsx';
import { unseen } from './unseen.ts';

/** What a list shows while it loads, when it is empty, and when it cannot be loaded; else its rows. */
export function ListState({ children, nothing }: { children: ReactNode; nothing: ReactNode }) {
  const { data, total, error, isPending, isFetching, isPaused, isPlaceholderData, refetch } =
    useListContext();
  if (error && !data) return <Refusal error={error} onAgain={refetch} />;
  if (isPaused && !data) return <OfflineNote />;
  if (isPending)
    return (
      <Stack spacing={1} sx={{ py: 2 }} role="status" aria-busy aria-label="Loading">
        {Array.from({ length: 8 }, (_, i) => (
          <Skeleton key={i} variant="rounded" height={44} />
        ))}
      </Stack>
    );
  return (
    <>
      <Box sx={{ height: 3 }}>
        {isFetching && isPlaceholderData && (
          <LinearProgress color="secondary" sx={{ height: 3 }} aria-label="Loading" />
        )}
      </Box>
      <StaleNote error={error} isPaused={isPaused} refetch={() => void refetch()} />
      <Box role="status" sx={unseen}>
        {foundWords(data?.length ?? 0, total)}
      </Box>
      {data?.length === 0 ? nothing : children}
    </>
  );
}

/** What a filter brings is heard, too. */
const foundWords = (shown: number, total: number | undefined) =>
  shown === 0 ? 'Nothing found' : total === undefined ? `${shown} on this page` : `${total} found`;
