import { useEffect } from 'react';
import { officeName } from '#kit/office/brand.ts';

/**
 * Calls the window what the screen in it is called, so that one of many is found again.
 * @param counted how many things have come in that nobody has looked at yet
 */
export function useWindowTitle(counted: number) {
  useEffect(() => {
    // Each screen puts its heading into the bar, some once they have read what they show.
    const heading = document.getElementById('react-admin-title');
    const name = () => {
      const screen = [heading?.textContent, officeName].filter(Boolean).join(' · ');
      document.title = counted > 0 ? `(${counted}) ${screen}` : screen;
    };
    name();
    if (!heading) return;
    const watching = new MutationObserver(name);
    watching.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => watching.disconnect();
  }, [counted]);
}
