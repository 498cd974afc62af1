import { Box, Button, Card, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { useUndoable } from '#kit/office/parts/use-undoable.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { postCalls, type PostVersion } from '../../office/post-calls.ts';
import type { PostRecord } from '../../office/post-record.ts';
import type { PostDraft } from '../../editing/office/use-post-draft.ts';
import { VersionDialog } from './version-dialog.tsx';

type Answer = { versions: PostVersion[]; refusal: Error | null };

/** What the post said earlier, and the way back to it, which can be taken back: no text is ever lost by it. */
export function PostVersions({
  draft: { post, save, state },
  onRestored,
}: {
  draft: PostDraft;
  onRestored: (post: PostRecord) => void;
}) {
  const run = useUndoable();
  const [{ versions, refusal }, setAnswer] = useState<Answer>({ versions: [], refusal: null });
  const [read, setRead] = useState<PostVersion | null>(null);
  const load = useCallback(() => {
    postCalls.versions(post.id).then(
      (all) => setAnswer({ versions: all, refusal: null }),
      (refusal: Error) => setAnswer((before) => ({ ...before, refusal })),
    );
  }, [post.id]);
  useEffect(() => {
    if (state === 'saved') load();
  }, [load, post.version, state]);

  async function restore({ id }: PostVersion) {
    setRead(null);
    if (!(await save())) return;
    const give = async (versionId: string) => {
      const now = await postCalls.read(post.id);
      onRestored(await postCalls.restore(post.id, versionId, now.etag));
    };
    if (post.status !== 'draft')
      await run('It waits as a draft, above the post. Readers see it when you publish it.', async () => {
        await give(id);
        return () => postCalls.dropDraft(post.id).then(onRestored);
      });
    else
      await run('Restored. What it said before is among the earlier versions.', async () => {
        await give(id);
        // It is restored, though nobody may be told any more from what.
        const [before] = await postCalls.versions(post.id).catch(() => []);
        return before ? () => give(before.id) : null;
      });
  }

  return (
    <Card component="section" aria-label="Earlier versions" sx={{ p: 2, mt: 3 }}>
      <Typography variant="h6" component="h2">
        Earlier versions
      </Typography>
      {refusal && <Refusal error={refusal} onAgain={load} />}
      {versions.length === 0 ? (
        !refusal && (
          <Typography color="text.secondary">
            None yet. What the post says is kept here before somebody changes it.
          </Typography>
        )
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {versions.map((version) => (
            <Box
              component="li"
              key={version.id}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.75 }}
            >
              <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
                {version.title}
                <Typography variant="body2" component="div" color="text.secondary">
                  until <When at={version.at} inline />
                  {version.staffName && `, changed by ${version.staffName}`}
                </Typography>
              </Box>
              <Button size="small" onClick={() => setRead(version)}>
                Read
              </Button>
              <Button size="small" variant="outlined" onClick={() => void restore(version)}>
                Restore
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {read && (
        <VersionDialog
          postId={post.id}
          version={read}
          onLeave={() => setRead(null)}
          onRestore={() => void restore(read)}
        />
      )}
    </Card>
  );
}
