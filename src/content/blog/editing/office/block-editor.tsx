import { Box } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import type { PostBlocks } from '../../post-blocks.ts';
import { postExtensions } from '../../post-extensions.ts';
import { videoAt } from '../../video.ts';
import { colors } from '#kit/office/theme.ts';
import { EditorTools } from './editor-tools.tsx';
import { stepBehind } from './put-block.ts';
import { SlashList } from './slash-list.tsx';
import { slashMenu, type SlashChoices } from './slash-menu.ts';
import type { Ask } from './tools.tsx';

/** How a post's text looks in the office. */
export const prose = {
  fontSize: '1.05rem',
  lineHeight: 1.65,
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: 2 },
  '& blockquote': { borderLeft: `4px solid ${colors.marigold}`, pl: 2, ml: 0 },
  '& pre': { bgcolor: colors.ink, color: '#fff', p: 2, borderRadius: 1, overflowX: 'auto' },
  '& .tableWrapper': { overflowX: 'auto', my: 2 },
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& th, & td': {
    border: '1px solid #8a8577',
    px: 1.25,
    py: 0.75,
    minWidth: 96,
    textAlign: 'left',
    verticalAlign: 'top',
    '& > p': { my: 0 },
  },
  '& .video': {
    display: 'grid',
    justifyItems: 'start',
    gap: 1,
    p: 2,
    my: 2,
    borderRadius: 2,
    bgcolor: colors.ink,
    color: '#fff',
    textDecoration: 'none',
  },
  '& .video-title': { fontWeight: 700 },
  '& .video-play': { bgcolor: colors.marigold, color: colors.ink, px: 1.5, borderRadius: 1, fontWeight: 600 },
  '& .video-note': { fontSize: '0.85rem' },
  '& th': { bgcolor: colors.sandDeep, fontWeight: 600 },
};

/** The text of a post, block by block. Takes over `blocks` once; from then on it is the truth. */
export function BlockEditor({
  blocks,
  onChange,
}: {
  blocks: PostBlocks;
  onChange: (blocks: PostBlocks) => void;
}) {
  const [asks, ask] = useState<Ask | null>(null);
  const [slash, setSlash] = useState<SlashChoices | null>(null);
  const [extensions] = useState(() => [...postExtensions, slashMenu(setSlash, ask)]);
  const editor = useEditor({
    extensions,
    content: blocks,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text of the post' },
      // The address of a video in a line of its own becomes the video.
      handlePaste: ({ state, dispatch }, { clipboardData }) => {
        const video = videoAt(clipboardData?.getData('text/plain').trim() ?? '');
        const { parent } = state.selection.$from;
        if (!video || parent.type.name !== 'paragraph' || parent.content.size > 0) return false;
        const block = state.schema.nodes.video?.create(video);
        if (block) dispatch(stepBehind(state.tr.replaceSelectionWith(block)));
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getJSON() as PostBlocks),
  });
  return (
    <Box sx={{ border: `1px solid #8a8577`, borderRadius: 2, bgcolor: '#fff', mt: 1 }}>
      <EditorTools editor={editor} asks={asks} ask={ask} />
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
          '& .selectedCell': { bgcolor: colors.marigoldTint },
          '& .ProseMirror-selectednode': { outline: `3px solid ${colors.marigoldDeep}` },
          ...prose,
        }}
      >
        <EditorContent editor={editor} />
      </Box>
      {slash && <SlashList {...slash} />}
    </Box>
  );
}
