import { Button, type ButtonProps } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Confirm } from 'react-admin';

export interface ConfirmButtonProps extends Pick<ButtonProps, 'aria-label' | 'color' | 'size' | 'variant'> {
  /** What is asked. */
  title: string;
  /** What follows from a yes. */
  content: string;
  /** The word for yes. */
  confirm: string;
  onConfirm: () => void;
  children: ReactNode;
}

/** A button that asks once more before it acts. */
export function ConfirmButton({ title, content, confirm, onConfirm, ...button }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const leave = () => setAsking(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <Confirm
        isOpen={isAsking}
        title={title}
        content={content}
        confirm={confirm}
        onConfirm={() => {
          leave();
          onConfirm();
        }}
        onClose={leave}
      />
    </>
  );
}
