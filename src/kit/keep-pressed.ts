/**
 * A button that rests while its work is done loses the focus. Who pressed it by keyboard finds it there again once it can be
 * pressed, unless something else has taken the focus: after a refusal Enter tries again.
 * @returns ends that
 */
export function keepPressed(): () => void {
  let pressed: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => {
    pressed = target;
  };
  const watcher = new MutationObserver((changes) => {
    if (!(pressed instanceof HTMLButtonElement) || pressed.disabled) return;
    if (document.activeElement === document.body && changes.some(({ target }) => target === pressed))
      pressed.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', remember);
  watcher.observe(document.body, { attributeFilter: ['disabled'], subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    watcher.disconnect();
  };
}
