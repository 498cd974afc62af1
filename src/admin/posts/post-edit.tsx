import { Alert, Box, Skeleton, TextField, Typography } from '@mui/material';
import { Title, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { BlockEditor } from './block-editor.tsx';
import { PostBar } from './post-bar.tsx';
import { PostFacts } from './post-facts.tsx';
import type { PostRecord } from './post-record.ts';
import { SeoPanel } from './seo-panel.tsx';
import { usePostDraft } from './use-post-draft.ts';

/** The editor of one article. */
export function PostEdit() {
  const { id = '' } = useParams();
  // Fresh each time: somebody else may have changed it since it was last looked at.
  const { data, error } = useGetOne<PostRecord>('posts', { id }, { gcTime: 0, refetchOnWindowFocus: false });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />;
  return <Editor key={data.id} loaded={data} />;
}

function Editor({ loaded }: { loaded: PostRecord }) {
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
        </Box>
        <PostFacts draft={draft} />
      </Box>
    </Box>
  );
}
