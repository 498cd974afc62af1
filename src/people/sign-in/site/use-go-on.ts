import { useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { placeAfterSignIn, withNext } from './after-sign-in.ts';

/** The ways from an account page: on, once signed in, and across to another account page with the same wish. */
export function useGoOn() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // The page as sent is kept for everybody, whatever its query.
  const next = useHydrated() ? query.get('next') : null;
  return {
    next,
    goOn: (wished = next) => void navigate(placeAfterSignIn(wished), { replace: true }),
    across: (path: '/login' | '/register' | '/forgot') => withNext(path, next),
  };
}
