import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormState } from 'react-hook-form';

type Folds = {
  open: string | null;
  setOpen: (part: string | null) => void;
  /** Opens the part of the first field that is complained about, and leads there. */
  showComplaint: () => void;
};
const FoldsContext = createContext<Folds>({
  open: null,
  setOpen: () => undefined,
  showComplaint: () => undefined,
});
export const useFolds = () => use(FoldsContext);

const complaint = 'form :is([aria-invalid=true], .MuiFormHelperText-root.Mui-error)';

/** The parts of a long form, of which one is open at a time. After a refusal it is the one that is complained about. */
export function Folds({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const { isSubmitting, isSubmitSuccessful, submitCount } = useFormState();
  const refusals = (submitCount > 0 && !isSubmitting && !isSubmitSuccessful ? submitCount : 0) + asked;
  useEffect(() => {
    if (refusals === 0) return;
    // The form sets the focus itself where it can; what is folded cannot have it before it is open.
    const soon = requestAnimationFrame(() => {
      const first = document.querySelector<HTMLElement>(complaint);
      const part = first?.closest<HTMLElement>('[data-part]')?.dataset.part;
      if (part) flushSync(() => setOpen(part));
      if (first) focusOn(first);
    });
    return () => cancelAnimationFrame(soon);
  }, [refusals]);
  const showComplaint = () => setAsked((before) => before + 1);
  return <FoldsContext value={{ open, setOpen, showComplaint }}>{children}</FoldsContext>;
}

/** On the field itself; on the words of the complaint where the field has no line to type in, as with pictures. */
function focusOn(complained: HTMLElement) {
  if (!complained.matches('[aria-invalid=true]')) complained.tabIndex = -1;
  complained.focus();
}
