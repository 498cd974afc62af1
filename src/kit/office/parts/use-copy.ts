import { useNotify } from 'react-admin';

/** Copies a text, and says whether it worked. */
export function useCopy() {
  const notify = useNotify();
  return (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => notify('Copied', { type: 'success' }),
      () => notify('Your browser does not let us copy. Mark the text yourself.', { type: 'warning' }),
    );
}
