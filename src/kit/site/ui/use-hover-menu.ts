import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** `peek`: opened by hovering or by keyboard focus, so it closes by itself. `open`: opened by a click or a key. */
type State = 'closed' | 'peek' | 'open';

/** A menu that a mouse opens by hovering, and anything else by click or key; Escape and leaving it close it. */
export function useHoverMenu() {
  const [state, setState] = useState<State>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const shown = state !== 'closed';
  const peek = () => setState((now) => (now === 'closed' ? 'peek' : now));
  return {
    shown,
    peek,
    close: () => setState('closed'),
    /** Of what holds the button and the menu. */
    area: {
      role: 'presentation',
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && peek(),
      onPointerLeave: (event: PointerEvent) =>
        event.pointerType === 'mouse' && setState((now) => (now === 'peek' ? 'closed' : now)),
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setState('closed'),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !shown) return;
        // Focus first: it may open the menu again.
        button.current?.focus();
        setState('closed');
      },
    },
    button: {
      ref: button,
      'aria-expanded': shown,
      onClick: () => setState((now) => (now === 'open' ? 'closed' : 'open')),
    },
  };
}
