import { useEffect } from 'react';
import { storageKeys } from '#kit/calls/browser-storage.ts';
import { useStoredLogin } from '#kit/site/use-stored-login.ts';

/** Who comes here without an account is led back after registering, whichever way that goes. */
export function useReturnToAdmission(): void {
  const isKnown = useStoredLogin() !== null;
  useEffect(() => {
    try {
      if (isKnown) localStorage.removeItem(storageKeys.admission);
      // Asked again here: before the page's scripts have run nobody seems to be known.
      else if (!localStorage.getItem(storageKeys.login)) localStorage.setItem(storageKeys.admission, 'true');
    } catch {
      // The address of the sign-in page knows the way back as well.
    }
  }, [isKnown]);
}
