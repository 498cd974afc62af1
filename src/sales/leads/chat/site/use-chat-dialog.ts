import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMedia } from '#kit/site/ui/use-media.ts';

/**
 * The chat's dialog: beside the page on large screens, on small ones a sheet over all of it, which holds the focus.
 * @param moment changes when something else is to be answered; the focus then goes to what is marked `data-first`
 */
export function useChatDialog(open: boolean, moment: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useMedia('(width <= 40rem), (height < 32rem)');

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!open || !shown) return;
    if (sheet) shown.showModal();
    else shown.show();
    return () => shown.close();
  }, [open, sheet]);

  useLayoutEffect(() => {
    const shown = dialog.current;
    const now = document.activeElement;
    // Who reads or writes elsewhere on the page is not called back.
    if (!open || !shown || (now && now !== document.body && !shown.contains(now))) return;
    (shown.querySelector<HTMLElement>('[data-first]') ?? shown).focus();
  }, [open, sheet, moment]);

  // A phone's keyboard covers the page without making it smaller; the sheet keeps to what is left of it.
  useEffect(() => {
    const seen = window.visualViewport;
    const style = dialog.current?.style;
    if (!open || !sheet || !seen || !style) return;
    const fit = () => {
      const zoomed = seen.scale > 1.01;
      style.setProperty('height', zoomed ? null : `${seen.height}px`);
      style.setProperty('translate', zoomed ? null : `0 ${seen.offsetTop}px`);
    };
    fit();
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
      style.removeProperty('height');
      style.removeProperty('translate');
    };
  }, [open, sheet]);

  return { dialog, sheet };
}
