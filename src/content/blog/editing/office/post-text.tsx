import { Box, Stack, Typography } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import { postExtensions } from '../../post-extensions.ts';
import { Thumb } from '#agency/media/office/thumb.tsx';
import { prose } from './block-editor.tsx';
import type { PostReading } from '../../office/post-record.ts';

/** A post to be read, not written: its text as readers get it, and what stands around it. */
export function PostText({ post }: { post: PostReading }) {
  const { title, blocks, authorName, category, image1, image2 } = post;
  const editor = useEditor(
    {
      extensions: postExtensions,
      content: blocks,
      editable: false,
      // Left to itself it would be a field without a name.
      editorProps: { attributes: { role: 'document', 'aria-label': 'Text of the post' } },
    },
    [blocks],
  );
  return (
    <Box component="article" aria-label={title} sx={{ overflowWrap: 'anywhere', ...prose }}>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <Typography color="text.secondary">{[authorName, category].filter(Boolean).join(', ')}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', my: 1 }}>
        {[image1, image2].map((picture) => picture && <Thumb key={picture.name} picture={picture} />)}
      </Stack>
      <EditorContent editor={editor} />
    </Box>
  );
}
