import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { DataTable, SelectInput, useListContext, useNotify, useRefresh, useUnselectAll } from 'react-admin';
import type { commentActions, CommentStatus, CommentView } from '../comment.ts';
import { postPath } from '#content/blog/post-path.ts';
import { request } from '#kit/office/http.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { callPath } from '#kit/path-of.ts';
import { ConfirmButton, type ConfirmButtonProps } from '#kit/office/parts/confirm-button.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';

type CommentRow = {
  id: string;
  author: string;
  content: string;
  status: CommentStatus;
  heldBecause: string[];
  isPinned: boolean;
  reports: number;
  createdAt: string;
  postTitle: string;
  postSlug: string;
};
type Action = (typeof commentActions)[number];

const Column = DataTable.Col<CommentRow>;
const labels: Record<CommentView, string> = {
  held: 'Waits',
  reported: 'Reported',
  approved: 'Shown',
  spam: 'Spam',
};
const chipColors = { held: 'warning', approved: 'success', spam: 'default' } as const;
const filters = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    choices={(['held', 'reported', 'approved', 'spam'] as const).map((id) => ({ id, name: labels[id] }))}
  />,
];

/** What readers wrote. Those that wait come first to mind, so they are shown first. */
export function CommentList() {
  const mayEdit = useMay('comments:edit');
  return (
    <RecordTable<CommentRow>
      title="Comments"
      nothing="No comments here."
      filters={filters}
      filterDefaultValues={{ status: 'held' }}
      paged
      bulk={mayEdit && <BulkReview />}
    >
      <Column
        source="content"
        label="Comment"
        disableSort
        render={(comment) => (
          <Box sx={{ minWidth: 260, maxWidth: 560 }}>
            <strong>{comment.author}</strong>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {comment.content}
            </Typography>
            {comment.heldBecause.length > 0 && (
              <Typography variant="body2" color="text.secondary">
                Held: {comment.heldBecause.join(', ')}
              </Typography>
            )}
            {comment.reports > 0 && (
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                Reported by {comment.reports === 1 ? 'one reader' : `${comment.reports} readers`}
              </Typography>
            )}
          </Box>
        )}
      />
      <Column
        source="postTitle"
        label="Post"
        disableSort
        render={(comment) => (
          <a href={postPath(comment.postSlug)} target="_blank" rel="noopener">
            {comment.postTitle}
          </a>
        )}
      />
      <Column
        source="createdAt"
        label="Written"
        disableSort
        render={(comment) => <When at={comment.createdAt} />}
      />
      <Column
        source="status"
        label="State"
        disableSort
        render={(comment) => (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
            <Chip size="small" label={labels[comment.status]} color={chipColors[comment.status]} />
            {comment.isPinned && <Chip size="small" label="Pinned" variant="outlined" />}
          </Stack>
        )}
      />
      {mayEdit && <Column label="Decide" disableSort render={(comment) => <Review comment={comment} />} />}
    </RecordTable>
  );
}

/** Runs a decision and says what came of it. */
function useReview() {
  const notify = useNotify();
  const { attempt } = useAttempt();
  const refresh = useRefresh();
  const unselect = useUnselectAll('comments');
  const did: Record<Action, string> = {
    approve: 'Approved',
    spam: 'Marked as spam',
    dismiss: 'Reports dismissed',
    delete: 'Deleted',
  };
  return async (ids: string[], action: Action) => {
    const isDone = await attempt(async () => {
      const { changed } = await request<{ changed: number }>('/comments/review', {
        method: 'POST',
        body: { ids, action },
      });
      notify(`${did[action]}: ${changed === 1 ? 'one comment' : `${changed} comments`}.`, {
        type: 'success',
      });
    });
    if (isDone) unselect();
    refresh();
  };
}

function Review({ comment: { id, author, status, isPinned, reports } }: { comment: CommentRow }) {
  const review = useReview();
  const change = usePlainChange();
  const pin = () =>
    change(
      request<null>(callPath`/comments/${id}/pin`, { method: isPinned ? 'DELETE' : 'POST' }),
      isPinned ? 'No longer pinned.' : 'Pinned: it stands before all others of its post.',
    );
  const button = (action: Action, label: string) => (
    <Button size="small" onClick={() => review([id], action)} aria-label={`${label}: comment by ${author}`}>
      {label}
    </Button>
  );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      {status !== 'approved' && button('approve', 'Approve')}
      {status === 'approved' && reports > 0 && button('dismiss', 'Dismiss reports')}
      {status === 'approved' && (
        <Button
          size="small"
          onClick={() => void pin()}
          aria-label={`${isPinned ? 'Unpin' : 'Pin'}: comment by ${author}`}
        >
          {isPinned ? 'Unpin' : 'Pin'}
        </Button>
      )}
      {status !== 'spam' && button('spam', 'Spam')}
      <DeleteButton
        title="Delete this comment?"
        aria-label={`Delete: comment by ${author}`}
        onConfirm={() => void review([id], 'delete')}
      />
    </Stack>
  );
}

function BulkReview() {
  const { selectedIds } = useListContext();
  const review = useReview();
  const ids = selectedIds.map(String);
  return (
    <>
      <Button size="small" onClick={() => review(ids, 'approve')}>
        Approve
      </Button>
      <Button size="small" onClick={() => review(ids, 'spam')}>
        Spam
      </Button>
      <DeleteButton
        title={ids.length === 1 ? 'Delete this comment?' : `Delete ${ids.length} comments?`}
        onConfirm={() => void review(ids, 'delete')}
      />
    </>
  );
}

/** Beside “Spam”, which can be taken back. */
const DeleteButton = (asks: Pick<ConfirmButtonProps, 'aria-label' | 'title' | 'onConfirm'>) => (
  <ConfirmButton {...asks} size="small" content="It cannot be brought back." confirm="Delete">
    Delete
  </ConfirmButton>
);
