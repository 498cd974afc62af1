import { Box } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import type { PostBlocks } from '../../post-blocks.ts';
import { postExtensions } from '../../post-extensions.ts';
import { colors } from '#kit/office/theme.ts';
import { EditorTools } from './editor-tools.tsx';

/** How a post's text looks in the office. */
export const prose = {
  fontSize: '1.05rem',
  lineHeight: 1.65,
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: 2 },
  '& blockquote': { borderLeft: `4px solid ${colors.marigold}`, pl: 2, ml: 0 },
  '& pre': { bgcolor: colors.ink, color: '#fff', p: 2, borderRadius: 1, overflowX: 'auto' },
};

/** The text of a post, block by block. Takes over `blocks` once; from then on it is the truth. */
export function BlockEditor({
  blocks,
  onChange,
}: {
  blocks: PostBlocks;
  onChange: (blocks: PostBlocks) => void;
}) {
  const editor = useEditor({
    extensions: postExtensions,
    content: blocks,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text of the post' },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getJSON() as PostBlocks),
  });
  return (
    <Box sx={{ border: `1px solid #8a8577`, borderRadius: 2, bgcolor: '#fff', mt: 1 }}>
      <EditorTools editor={editor} />
      <Box
        sx={{
          maxHeight: '70vh',
          overflowY: 'auto',
          px: { xs: 2, sm: 3 },
          pb: 3,
          '& .ProseMirror': { outline: 'none', minHeight: 320, maxWidth: '68ch' },
          '& .ProseMirror:focus-visible': {
            boxShadow: `inset 3px 0 0 ${colors.marigold}`,
            ml: -1.5,
            pl: 1.5,
          },
          '& .ProseMirror-selectednode': { outline: `3px solid ${colors.marigoldDeep}` },
          ...prose,
        }}
      >
        <EditorContent editor={editor} />
      </Box>
    </Box>
  );
}
