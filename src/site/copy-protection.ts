import { useEffect } from 'react';

const typing = 'input, textarea, select, [contenteditable]';
/** A number or an address to write to is to be copied wherever it stands. */
const reaching = 'a[href^="tel:"], a[href^="mailto:"]';
const free = `${typing}, ${reaching}, [data-copyable]`;

const within = (target: EventTarget | null, selector: string) => {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null;
  return element?.closest(selector) != null;
};

/**
 * Blocks the context menu, selecting and copying, as the owner wishes. What people type, what they
 * need to copy and the context menu of links stay free; pasting is never touched.
 */
export function useCopyProtection(on: boolean) {
  useEffect(() => {
    if (!on) return;
    const refuse = (event: Event) => {
      const allowed = event.type === 'contextmenu' ? `${free}, a[href]` : free;
      if (!within(event.target, allowed)) event.preventDefault();
    };
    const kinds = ['contextmenu', 'selectstart', 'copy', 'cut'] as const;
    for (const kind of kinds) document.addEventListener(kind, refuse);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, refuse);
    };
  }, [on]);
}
