import { Dialog, type DialogProps } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';

type Props = Omit<DialogProps, 'open' | 'onChange' | 'onClose'> & { onLeave: () => void };

/** A dialog in which one writes: a press beside it, or Escape, asks before that is lost. Its own buttons do not. */
export function WrittenDialog({ onLeave, ...props }: Props) {
  const isWritten = useRef(false);
  const translate = useTranslate();
  return (
    <Dialog
      open
      fullWidth
      onChange={() => (isWritten.current = true)}
      onClose={() => {
        if (!isWritten.current || confirm(translate('ra.message.unsaved_changes'))) onLeave();
      }}
      {...props}
    />
  );
}
