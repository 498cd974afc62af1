import { Alert, Box, Button } from '@mui/material';
import { useUndoable } from '#kit/office/parts/use-undoable.tsx';
import { postCalls } from '../../office/post-calls.ts';
import type { PostRecord } from '../../office/post-record.ts';
import type { PostDraft } from '../../editing/office/use-post-draft.ts';
import { previewPath } from '../../post-path.ts';

/** An earlier version that was restored while readers see the post: it is looked at, published, or thrown away. */
export function WaitingDraft({
  draft: { post, save },
  onChanged,
}: {
  draft: PostDraft;
  onChanged: (post: PostRecord) => void;
}) {
  const run = useUndoable();
  if (!post.draft) return null;
  const publish = () =>
    run('Published. Readers see the earlier version now.', async () => {
      if (!(await save())) throw new Error('What you wrote could not be saved, so nothing was published.');
      const { etag } = await postCalls.read(post.id);
      onChanged(await postCalls.publishDraft(post.id, etag));
      // What readers saw until now.
      const [before] = await postCalls.versions(post.id).catch(() => []);
      return before ? () => back(post.id, before.id) : null;
    });
  const back = async (id: string, versionId: string) => {
    const now = await postCalls.read(id);
    const { etag } = await postCalls.restore(id, versionId, now.etag);
    onChanged(await postCalls.publishDraft(id, etag));
  };
  const drop = () =>
    run('The draft is gone. The version is still among the earlier ones.', async () => {
      onChanged(await postCalls.dropDraft(post.id));
      return null;
    });
  return (
    <Alert
      ref={intoView}
      severity="info"
      role="status"
      sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      An earlier version, “{post.draft.title}”, waits as a draft. Readers still see what is below.
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="outlined"
          href={previewPath(post.previewToken)}
          target="_blank"
          rel="noopener"
        >
          Preview the draft
        </Button>
        <Button size="small" variant="contained" color="secondary" onClick={() => void publish()}>
          Publish the draft
        </Button>
        <Button size="small" onClick={() => void drop()}>
          Throw it away
        </Button>
      </Box>
    </Alert>
  );
}

/** Restored from the list below the post, it appears above it. */
const intoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'center' });
