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
import { putBlock } from './put-block.ts';
import { TableTools } from './table-tools.tsx';
import { tools, type Ask } from './tools.tsx';
import { VideoDialog } from './video-dialog.tsx';
import { PictureDialog } from '#agency/media/office/picture-dialog.tsx';

/** The buttons above the text. */
export function EditorTools({
  editor,
  asks,
  ask,
}: {
  editor: Editor;
  asks: Ask | null;
  ask: (what: Ask | null) => void;
}) {
  const on = useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      tools: tools.map(({ isOn, fits }) => ({ isOn: isOn?.(e) ?? false, fits: fits?.(e) ?? true })),
      undo: e.can().undo(),
      redo: e.can().redo(),
    }),
  });
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
    <>
      <Box
        role="toolbar"
        aria-label="Text tools"
        sx={{ display: 'flex', flexWrap: 'wrap', p: 0.5, borderBottom: 1, borderColor: 'divider', mb: 1 }}
      >
        {tools.map((tool, i) => {
          const { isOn = false, fits = true } = on.tools[i] ?? {};
          return button(tool.name, tool.icon, isOn, () => tool.run(editor, ask), !fits);
        })}
        {button('Undo', <UndoIcon />, false, () => editor.chain().focus().undo().run(), !on.undo)}
        {button('Redo', <RedoIcon />, false, () => editor.chain().focus().redo().run(), !on.redo)}
      </Box>
      <TableTools editor={editor} />
      {asks === 'link' && <LinkDialog editor={editor} onClose={() => ask(null)} />}
      {asks === 'video' && <VideoDialog editor={editor} onClose={() => ask(null)} />}
      {asks === 'picture' && (
        <PictureDialog
          picked={[]}
          onPick={({ name, alt, width, height, widths }) => {
            const picture = { name, alt, width, height, widths };
            putBlock(editor, { type: 'image', attrs: { picture } });
            ask(null);
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
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
      <form
        onSubmit={(event) => {
          event.preventDefault();
          set();
        }}
      >
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
          <Button variant="contained" color="secondary" type="submit" disabled={isWrong}>
            Set the link
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
