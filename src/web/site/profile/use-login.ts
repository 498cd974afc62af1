import { useSyncExternalStore } from 'react';
import { loginChanged, readLogin, type Customer } from '#api/browser/login-record.ts';

let known: { text: string; customer: Customer | null } = { text: 'null', customer: null };

/** The same object while nothing has changed. */
function remembered(): Customer | null {
  const customer = readLogin();
  const text = JSON.stringify(customer);
  if (text !== known.text) known = { text, customer };
  return known.customer;
}

function subscribe(changed: () => void) {
  addEventListener(loginChanged, changed);
  addEventListener('storage', changed);
  return () => {
    removeEventListener(loginChanged, changed);
    removeEventListener('storage', changed);
  };
}

/** Who is signed in as this browser remembers it; follows sign-ins and sign-outs in other tabs too. */
export const useLogin = () => useSyncExternalStore(subscribe, remembered, () => null);
