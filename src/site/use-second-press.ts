import { useEffect } from 'react';

/** A press that comes later, or elsewhere, is meant for what is there now. */
const withinMs = 600;
const withinPx = 32;

type Press = { at: number; x: number; y: number; dialog: HTMLDialogElement | null };

/**
 * The second press of a double tap on what closes a dialog – drawer, popup, chat – would go to what comes to light below it:
 * under the arrow of a popup to the logo, which leads home. It goes nowhere.
 */
export function useSecondPress(): void {
  useEffect(() => {
    let last: Press | null = null;
    const look = (now: MouseEvent) => {
      const { timeStamp: at, clientX: x, clientY: y, target } = now;
      const dialog = target instanceof Element ? target.closest('dialog') : null;
      // What has opened in its place is no page below it.
      if (last && !dialog && isSecond(last, now)) {
        now.preventDefault();
        now.stopPropagation();
      }
      last = { at, x, y, dialog };
    };
    // Who has typed since then means what is there now.
    const forget = () => {
      last = null;
    };
    window.addEventListener('click', look, { capture: true });
    window.addEventListener('input', forget, { capture: true });
    return () => {
      window.removeEventListener('click', look, { capture: true });
      window.removeEventListener('input', forget, { capture: true });
    };
  }, []);
}

/** Enter, which counts no presses, is never a second one. */
const isSecond = ({ at, x, y, dialog }: Press, now: MouseEvent) =>
  dialog?.open === false &&
  now.detail > 0 &&
  now.timeStamp - at < withinMs &&
  Math.hypot(now.clientX - x, now.clientY - y) < withinPx;
