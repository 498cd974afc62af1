import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

type Props = Omit<ButtonProps, 'onClick'> & {
  /** What kind of file is asked for, to those who do not see the button's words. */
  fileLabel: string;
  accept: string;
  multiple?: boolean;
  onChosen: (files: File[]) => void;
};

/** Asks for a file. The same one can be chosen again after it was changed. */
export function FileButton({ fileLabel, accept, multiple = false, onChosen, ...button }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        hidden
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={fileLabel}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onChosen(files);
        }}
      />
      <Button startIcon={<UploadIcon />} {...button} onClick={() => field.current?.click()} />
    </>
  );
}
