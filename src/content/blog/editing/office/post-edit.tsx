import { Alert, Box, Button, Card, Skeleton, TextField, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router';
import { inIndia } from '#kit/office/parts/moments.ts';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { BlockEditor } from './block-editor.tsx';
import { postCalls, type PostClaim } from '../../office/post-calls.ts';
import { PostBar } from './post-bar.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostVersions } from '../../versions/office/post-versions.tsx';
import type { PostRecord } from '../../office/post-record.ts';
import { PostText } from './post-text.tsx';
import { SeoPanel } from './seo-panel.tsx';
import { WaitingDraft } from '../../versions/office/waiting-draft.tsx';
import { useClaim } from './use-claim.ts';
import { usePostDraft } from './use-post-draft.ts';

/** The editor of one article. */
export function PostEdit() {
  const { id = '' } = useParams();
  return <Loaded key={id} id={id} />;
}

/**
 * Read from the server and not from what a list has shown: what is typed from then on is newer. While a colleague writes
 * there is only something to read; what somebody had not saved when a colleague took over stays on the screen.
 */
function Loaded({ id }: { id: string }) {
  const [post, setPost] = useState<PostRecord | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [tries, tryAgain] = useReducer((before: number) => before + 1, 0);
  const [isUnsaved, setUnsaved] = useState(false);
  const { claim, isAsked, takeOver } = useClaim(id);
  const isMine = claim?.isMine === true;
  const theirVersion = claim && !isMine ? claim.version : null;
  const read = useEffectEvent(() => {
    if (isUnsaved) return;
    postCalls.read(id).then(setPost, setRefusal);
  });
  useEffect(() => {
    if (isAsked) read();
  }, [id, isAsked, isMine, theirVersion, tries]);
  // What is open already stays: only something newer did not come.
  if (refusal && !post) return <Refusal error={refusal} onAgain={tryAgain} />;
  if (!post || !isAsked) return <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />;
  return (
    <>
      {claim && !isMine && <TheirsAlert claim={claim} isUnsaved={isUnsaved} onTakeOver={takeOver} />}
      {isMine || isUnsaved ? (
        <Editor
          key={post.version}
          loaded={post}
          isMine={isMine}
          onUnsaved={setUnsaved}
          onRestored={setPost}
        />
      ) : (
        <Card sx={{ p: 2, mt: 2 }}>
          <Title title="Post" />
          <PostText post={post} />
        </Card>
      )}
    </>
  );
}

const TheirsAlert = ({
  claim: { staffName, since },
  isUnsaved,
  onTakeOver,
}: {
  claim: PostClaim;
  isUnsaved: boolean;
  onTakeOver: () => void;
}) => (
  <Alert
    severity="warning"
    role="status"
    sx={{ mt: 2 }}
    action={
      <Button color="inherit" onClick={onTakeOver}>
        Take over
      </Button>
    }
  >
    {staffName} has been writing in this post since {inIndia(since)}.{' '}
    {isUnsaved
      ? 'What you have not saved yet is still here: it is not saved by itself any more.'
      : 'You can read it. It opens for you when they leave.'}
  </Alert>
);

function Editor({
  loaded,
  isMine,
  onUnsaved,
  onRestored,
}: {
  loaded: PostRecord;
  isMine: boolean;
  onUnsaved: (isUnsaved: boolean) => void;
  onRestored: (post: PostRecord) => void;
}) {
  const draft = usePostDraft(loaded, { savesItself: isMine, onTaken: onRestored });
  const { post, errors, set, state } = draft;
  const isUnsaved = state !== 'saved';
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  return (
    <Box sx={{ pt: 1 }}>
      <Title title="Post" />
      <PostBar draft={draft} />
      <WaitingDraft draft={draft} onChanged={onRestored} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', lg: '1fr 340px' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <TextField
            label="Title"
            value={post.title}
            onChange={({ target }) => set({ title: target.value })}
            error={!!errors.title}
            helperText={errors.title}
            slotProps={{ htmlInput: { maxLength: 160 } }}
          />
          <BlockEditor blocks={post.blocks} onChange={(blocks) => set({ blocks })} />
          {errors.blocks && (
            <Typography color="error" role="alert">
              {errors.blocks}
            </Typography>
          )}
          <SeoPanel draft={draft} />
          <PostVersions draft={draft} onRestored={onRestored} />
        </Box>
        <PostFacts draft={draft} />
      </Box>
    </Box>
  );
}
