import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { PostStatus } from '../../post.ts';
import { PostChip } from '../../office/post-list.tsx';
import { postCalls } from '../../office/post-calls.ts';
import { postPath, previewPath } from '../../post-path.ts';
import type { PostDraft, SaveState } from './use-post-draft.ts';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';

const saveLabels: Record<SaveState, string> = {
  saved: 'All saved',
  unsaved: 'Not saved yet',
  saving: 'Saving …',
  refused: 'Not saved',
};

/** Where the post stands, whether it is saved, and what can be done with it. */
export function PostBar({ draft }: { draft: PostDraft }) {
  const { post, state, refusal, save, take, forget } = draft;
  const notify = useNotify();
  const { attempt } = useAttempt();
  const navigate = useNavigate();
  const [planned, setPlanned] = useState('');

  async function move(status: PostStatus, said: string, publishAt?: string) {
    if (!(await save())) return;
    await attempt(async () => {
      take(await postCalls.move(post.id, status, publishAt));
      notify(said, { type: 'success' });
    });
  }
  async function remove() {
    if (!confirm('Delete this post with its comments? This cannot be taken back.')) return;
    if (!(await attempt(() => postCalls.remove(post.id)))) return;
    forget();
    notify('Deleted.', { type: 'success' });
    await navigate('/posts');
  }

  return (
    <Box sx={{ mb: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <PostChip status={post.status} />
        <Typography role="status" color="text.secondary">
          {saveLabels[state]}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <Button
          href={post.status === 'published' ? postPath(post.slug) : previewPath(post.previewToken)}
          target="_blank"
          rel="noopener"
        >
          {post.status === 'published' ? 'View' : 'Preview'}
        </Button>
        {post.status !== 'draft' && (
          <>
            <Button onClick={() => move('draft', 'Back among the drafts.')}>Unpublish</Button>
            <Button
              variant="contained"
              disabled={state === 'saved' || state === 'saving'}
              onClick={() => void save()}
            >
              Save
            </Button>
          </>
        )}
        {post.status !== 'published' && (
          <Button variant="contained" color="secondary" onClick={() => move('published', 'Published.')}>
            Publish now
          </Button>
        )}
        <Button color="error" onClick={() => void remove()}>
          Delete
        </Button>
      </Stack>
      {post.status !== 'published' && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <TextField
            type="datetime-local"
            label="Publish at (Indian time)"
            fullWidth={false}
            value={planned}
            onChange={({ target }) => setPlanned(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Button
            variant="outlined"
            disabled={planned === ''}
            onClick={() => move('scheduled', 'Planned.', new Date(`${planned}:00+05:30`).toISOString())}
          >
            Schedule
          </Button>
          {post.publishAt && (
            <Typography color="text.secondary">
              Goes out{' '}
              {new Date(post.publishAt).toLocaleString('en-IN', {
                timeZone: 'Asia/Kolkata',
                dateStyle: 'medium',
                timeStyle: 'short',
              })}
            </Typography>
          )}
        </Stack>
      )}
      {refusal && (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" onClick={() => void save()}>
              Try again
            </Button>
          }
        >
          {refusal}
        </Alert>
      )}
    </Box>
  );
}
