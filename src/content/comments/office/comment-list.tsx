import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { DataTable, SelectInput, useListContext, useNotify, useRefresh, useUnselectAll } from 'react-admin';
import type { commentActions, CommentStatus } from '../comment.ts';
import { postPath } from '#content/blog/post-path.ts';
import { request } from '#kit/office/http.ts';
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
  createdAt: string;
  postTitle: string;
  postSlug: string;
};
type Action = (typeof commentActions)[number];

const Column = DataTable.Col<CommentRow>;
const labels: Record<CommentStatus, string> = { held: 'Waits', approved: 'Shown', spam: 'Spam' };
const chipColors = { held: 'warning', approved: 'success', spam: 'default' } as const;
const filters = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    choices={(['held', 'approved', 'spam'] as const).map((id) => ({ id, name: labels[id] }))}
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
          <Chip size="small" label={labels[comment.status]} color={chipColors[comment.status]} />
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
  const did: Record<Action, string> = { approve: 'Approved', spam: 'Marked as spam', delete: 'Deleted' };
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

function Review({ comment: { id, author, status } }: { comment: CommentRow }) {
  const review = useReview();
  const button = (action: Action, label: string) => (
    <Button size="small" onClick={() => review([id], action)} aria-label={`${label}: comment by ${author}`}>
      {label}
    </Button>
  );
  return (
    <Stack direction="row">
      {status !== 'approved' && button('approve', 'Approve')}
      {status !== 'spam' && button('spam', 'Spam')}
      {button('delete', 'Delete')}
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
      <Button size="small" onClick={() => review(ids, 'delete')}>
        Delete
      </Button>
    </>
  );
}
