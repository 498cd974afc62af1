import { useLocation, useNavigate } from 'react-router';
import { useBackOnce } from './use-back-once.ts';

/**
 * Which popup of a page is open stands in the address, after its path: Back closes it, and nothing is loaded anew.
 * `leave`: back to where the popup was opened. `leaveToTop`: to the top of the page itself.
 */
export function usePopup() {
  const navigate = useNavigate();
  const back = useBackOnce();
  const { pathname, search, hash, state } = useLocation();
  const own = (state as { popup?: boolean } | null)?.popup === true;
  const toPage = () => void navigate({ pathname, search }, { replace: true });
  return {
    name: hash.slice(1),
    open(name: string) {
      void navigate(
        { pathname, search, hash: `#${name}` },
        { state: { popup: true }, preventScrollReset: true },
      );
    },
    leave() {
      if (own) back();
      else toPage();
    },
    leaveToTop() {
      toPage();
      // Where the owner has switched the return to old places off, the router does not scroll.
      window.scrollTo(0, 0);
    },
  };
}
