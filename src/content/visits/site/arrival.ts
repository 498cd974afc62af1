import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of page the heading takes the focus, so that a screen reader starts there. */
export function useFocusOnArrival() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}

/**
 * Every page starts at its top, also after Back: for owners who switched the return to the old place off. Give it the
 * path as its key.
 */
export function ScrollToTop() {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.scrollTo(0, 0);
  }, []);
  return null;
}
