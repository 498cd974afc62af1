import { useEffect } from 'react';
import { useHref, useNavigate } from 'react-router';

/** Follows the links of parts that stay as the server drew them (`kit/site/pictures/drawn.tsx`) without loading a page anew. */
export function useStillLinks(): void {
  const navigate = useNavigate();
  const home = useHref('/').replace(/\/$/, '');
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('[data-still] a[href]') : null;
      // Of another site, or of another language, which is loaded anew.
      if (link?.origin !== location.origin || !`${link.pathname}/`.startsWith(`${home}/`)) return;
      event.preventDefault();
      void navigate(link.pathname.slice(home.length) + link.search + link.hash);
    };
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate, home]);
}
