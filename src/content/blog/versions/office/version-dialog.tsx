import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { postCalls, type PostVersion } from '../../office/post-calls.ts';
import type { PostReading } from '../../office/post-record.ts';
import { PostText } from '../../editing/office/post-text.tsx';

/** An earlier version to read, before it is restored. */
export function VersionDialog({
  postId,
  version,
  onLeave,
  onRestore,
}: {
  postId: string;
  version: PostVersion;
  onLeave: () => void;
  onRestore: () => void;
}) {
  const [reading, setReading] = useState<PostReading | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const load = useCallback(() => {
    postCalls.version(postId, version.id).then((found) => {
      setReading(found);
      return setRefusal(null);
    }, setRefusal);
  }, [postId, version.id]);
  useEffect(load, [load]);
  return (
    <Dialog open onClose={onLeave} aria-labelledby="version-title" fullWidth maxWidth="md">
      <DialogTitle id="version-title">
        As it was until <When at={version.at} inline />
      </DialogTitle>
      <DialogContent>
        {refusal && <Refusal error={refusal} onAgain={load} />}
        {!reading && !refusal && (
          <Skeleton variant="rounded" height={240} role="status" aria-label="Loading" />
        )}
        {reading && <PostText post={reading} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Close</Button>
        <Button variant="contained" color="secondary" disabled={!reading} onClick={onRestore}>
          Restore
        </Button>
      </DialogActions>
    </Dialog>
  );
}
