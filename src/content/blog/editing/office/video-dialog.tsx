import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { putBlock } from './put-block.ts';
import { asVideo, videoAt, videoPage } from '../../video.ts';

/** Puts a video where the cursor stands, or in the place of the one that is chosen. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const chosen = editor.getAttributes('video');
  const before = asVideo(chosen.site, chosen.id);
  const [address, setAddress] = useState(before ? videoPage(before) : '');
  const [title, setTitle] = useState(String(chosen.title ?? ''));
  const video = videoAt(address);
  const isWrong = address !== '' && !video;
  function set() {
    const attrs = { ...video, title: title.trim() };
    putBlock(editor, { type: 'video', attrs });
    onClose();
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="video-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          set();
        }}
      >
        <DialogTitle id="video-title">Which video?</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label="Address at YouTube or Vimeo"
            placeholder="https://youtu.be/…"
            value={address}
            error={isWrong}
            helperText={
              isWrong
                ? 'Copy the address of one video: https://youtu.be/… or https://vimeo.com/…'
                : 'Readers see a box of ours. YouTube or Vimeo is loaded when they press Play.'
            }
            onChange={({ target }) => setAddress(target.value.trim())}
          />
          <TextField
            label="Title"
            helperText="What readers see before it plays"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            color="secondary"
            disabled={!video || title.trim() === ''}
          >
            Put it in
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
