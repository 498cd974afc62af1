import { useNotify } from 'react-admin';
import { copyText } from '#kit/copy-text.ts';

/** Copies a text, and says whether it worked. */
export function useCopy() {
  const notify = useNotify();
  return async (text: string) => {
    if (await copyText(text)) notify('Copied', { type: 'success' });
    else notify('Your browser does not let us copy. Mark the text yourself.', { type: 'warning' });
  };
}
