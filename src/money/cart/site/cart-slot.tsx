import { useLoaded } from '#kit/site/use-loaded.ts';
import { useStoredLogin } from '#kit/site/use-stored-login.ts';

const loadLink = () => import('./cart-link.tsx');

/** The header's place for the cart. Its script comes for customers only. */
export function CartSlot() {
  const remembered = useStoredLogin() !== null;
  const link = useLoaded(loadLink, remembered);
  return remembered && link && <link.CartLink />;
}
