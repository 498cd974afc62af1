import { useEffect, type ReactNode } from 'react';
import { SaveButton, Toolbar } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Saves a form, and after a refusal leads to the first field that is complained about. */
export function SaveBar({ label, children }: { label?: string; children?: ReactNode }) {
  const { isSubmitting, isSubmitSuccessful, submitCount } = useFormState();
  const wasRefused = submitCount > 0 && !isSubmitting && !isSubmitSuccessful;
  useEffect(() => {
    if (wasRefused) document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus();
  }, [wasRefused]);
  return (
    <Toolbar
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        bgcolor: 'background.default',
        justifyContent: 'space-between',
        gap: 1,
        '& .MuiButton-root': { whiteSpace: 'nowrap' },
        // Three of them have room on a phone for their words alone.
        '&:has(> :nth-child(3)) svg': { display: { xs: 'none', sm: 'block' } },
      }}
    >
      <SaveButton color="secondary" alwaysEnable {...(label && { label })} />
      {children}
    </Toolbar>
  );
}
