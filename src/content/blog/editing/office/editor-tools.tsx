import BoldIcon from '@mui/icons-material/FormatBold';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import CodeIcon from '@mui/icons-material/Code';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/Link';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  ToggleButton,
} from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { isSafeHref } from '../../post-blocks.ts';
import { PictureDialog } from '#agency/media/office/picture-dialog.tsx';

type Tool = {
  name: string;
  icon: ReactNode;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const tools: Tool[] = [
  {
    name: 'H2 heading',
    icon: 'H2',
    isOn: (e) => e.isActive('heading', { level: 2 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'H3 smaller heading',
    icon: 'H3',
    isOn: (e) => e.isActive('heading', { level: 3 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'Bold',
    icon: <BoldIcon />,
    isOn: (e) => e.isActive('bold'),
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italic',
    icon: <ItalicIcon />,
    isOn: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    name: 'List',
    icon: <BulletsIcon />,
    isOn: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    icon: <NumbersIcon />,
    isOn: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Quotation',
    icon: <QuoteIcon />,
    isOn: (e) => e.isActive('blockquote'),
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'Code',
    icon: <CodeIcon />,
    isOn: (e) => e.isActive('codeBlock'),
    run: (e) => e.chain().focus().toggleCodeBlock().run(),
  },
];

/** The buttons above the text. */
export function EditorTools({ editor }: { editor: Editor }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      tools: tools.map((tool) => tool.isOn(e)),
      link: e.isActive('link'),
      undo: e.can().undo(),
      redo: e.can().redo(),
    }),
  });
  const [asks, setAsks] = useState<'link' | 'picture' | null>(null);
  const button = (name: string, icon: ReactNode, isOn: boolean, run: () => void, disabled = false) => (
    <ToggleButton
      key={name}
      value={name}
      size="small"
      selected={isOn}
      disabled={disabled}
      aria-label={name}
      title={name}
      // The text keeps the focus: whoever types on loses no letter.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
      sx={{ border: 0, '&.Mui-disabled': { border: 0 }, minWidth: 40, minHeight: 40, fontWeight: 700 }}
    >
      {icon}
    </ToggleButton>
  );
  return (
    <Box
      role="toolbar"
      aria-label="Text tools"
      sx={{ display: 'flex', flexWrap: 'wrap', p: 0.5, borderBottom: 1, borderColor: 'divider', mb: 1 }}
    >
      {tools.map((tool, i) => button(tool.name, tool.icon, on.tools[i] ?? false, () => tool.run(editor)))}
      {button('Link', <LinkIcon />, on.link, () => setAsks('link'))}
      {button('Picture', <PictureIcon />, false, () => setAsks('picture'))}
      {button('Undo', <UndoIcon />, false, () => editor.chain().focus().undo().run(), !on.undo)}
      {button('Redo', <RedoIcon />, false, () => editor.chain().focus().redo().run(), !on.redo)}
      {asks === 'link' && <LinkDialog editor={editor} onClose={() => setAsks(null)} />}
      {asks === 'picture' && (
        <PictureDialog
          picked={[]}
          onPick={({ name, alt, width, height, widths }) => {
            const picture = { name, alt, width, height, widths };
            editor.chain().focus().insertContent({ type: 'image', attrs: { picture } }).run();
            setAsks(null);
          }}
          onClose={() => setAsks(null)}
        />
      )}
    </Box>
  );
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const isWrong = href !== '' && !isSafeHref(href);
  function set() {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else chain.setLink({ href }).run();
    onClose();
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="link-title">
      <DialogTitle id="link-title">Where should it lead?</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          label="Address"
          placeholder="https://… or /contact-us"
          value={href}
          error={isWrong}
          helperText={isWrong ? 'Begin with https://, / , tel: or mailto:' : 'Empty: no link'}
          onChange={({ target }) => setHref(target.value.trim())}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" color="secondary" disabled={isWrong} onClick={set}>
          Set the link
        </Button>
      </DialogActions>
    </Dialog>
  );
}
