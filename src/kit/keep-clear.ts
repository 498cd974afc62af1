type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('input, select, textarea');

/**
 * A field that is led to stands clear of the bars at the window's edges, as `scroll-padding` has it, with its label: browsers
 * look at the field alone, and Safari at the edges alone. Nothing moves under the finger that presses one.
 * @returns ends that
 */
export function keepClear(): () => void {
  let pressed: EventTarget | null = null;
  const press = ({ target }: Event) => {
    pressed = target;
  };
  const clear = ({ target }: FocusEvent) => {
    if (target === pressed || !isField(target)) return;
    // The browser itself scrolls to it first.
    requestAnimationFrame(() => {
      for (const part of [target, ...(target.labels ?? [])]) part.scrollIntoView({ block: 'nearest' });
    });
  };
  document.addEventListener('pointerdown', press);
  document.addEventListener('focusin', clear);
  return () => {
    document.removeEventListener('pointerdown', press);
    document.removeEventListener('focusin', clear);
  };
}
