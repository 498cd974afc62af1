import { useLayoutEffect, useRef, type ComponentProps } from 'react';

/**
 * The platform's own dialog, over the page while it is mounted and `open`: it holds the focus and gives it back. Escape
 * asks for it to be closed; who shows it decides. What carries `data-autofocus` has the focus first.
 */
export function Dialog({
  open = true,
  onEscape,
  className,
  ...rest
}: ComponentProps<'dialog'> & { onEscape?: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the dialog leaves the page: one that is gone cannot give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!open || !shown) return;
    if (!shown.open) shown.showModal();
    shown.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => shown.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={`popup bg-paper text-ink ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        onEscape?.();
      }}
      {...rest}
    />
  );
}
