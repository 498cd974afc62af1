import { Alert, Box, Skeleton, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router';
import { BlockEditor } from './block-editor.tsx';
import { postCalls } from './post-calls.ts';
import { PostBar } from './post-bar.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostVersions } from './post-versions.tsx';
import type { PostRecord } from './post-record.ts';
import { SeoPanel } from './seo-panel.tsx';
import { usePostDraft } from './use-post-draft.ts';

/** The editor of one article. */
export function PostEdit() {
  const { id = '' } = useParams();
  return <Loaded key={id} id={id} />;
}

/** Read once, from the server and not from what a list has shown: what is typed from then on is newer. */
function Loaded({ id }: { id: string }) {
  const [post, setPost] = useState<PostRecord | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    postCalls.read(id).then(setPost, (error: Error) => setRefusal(error.message));
  }, [id]);
  if (refusal) return <Alert severity="error">{refusal}</Alert>;
  if (!post) return <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />;
  return <Editor key={post.version} loaded={post} onRestored={setPost} />;
}

function Editor({ loaded, onRestored }: { loaded: PostRecord; onRestored: (post: PostRecord) => void }) {
  const draft = usePostDraft(loaded);
  const { post, errors, set } = draft;
  return (
    <Box sx={{ pt: 1 }}>
      <Title title="Post" />
      <PostBar draft={draft} />
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
