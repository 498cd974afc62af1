import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useMedia } from '#kit/site/ui/use-media.ts';

/**
 * The chat's dialog: beside the page on large screens, on small ones a sheet over all of it, which holds the focus.
 * @param moment changes when something else is to be answered; the focus then goes to what is marked `data-first`
 */
export function useChatDialog(open: boolean, moment: string, onClose: () => void) {
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

  // Beside the page it may lie over what has the focus there: then it is put away, as it was left.
  const putAway = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || sheet) return;
    const look = ({ target }: FocusEvent) =>
      // Once the browser has brought it into the window.
      requestAnimationFrame(() => {
        if (target === document.activeElement && liesOver(dialog.current, target)) putAway();
      });
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [open, sheet]);

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

/** Whether the middle of something that can be pressed or filled in is under this. */
function liesOver(layer: Element | null, target: unknown): boolean {
  if (!layer || !(target instanceof HTMLElement) || target.tabIndex < 0 || layer.contains(target))
    return false;
  const { x, y, width, height } = target.getBoundingClientRect();
  return layer.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
