import { useSyncExternalStore } from 'react';
import { fetchCart, type CartLine } from '../wire/client.ts';
import { loginChanged, readLogin } from '#kit/calls/login-record.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { attempt, isUndecided } from '#kit/site/attempt.ts';

/** The signed-in customer's cart as this page knows it; `owner` null for nobody. */
type Cart = {
  owner: string | null;
  state: 'loading' | 'failed' | 'there';
  error: string;
  lines: CartLine[];
};

const nobodys: Cart = { owner: null, state: 'loading', error: '', lines: [] };
let cart = nobodys;
const listeners = new Set<() => void>();

function change(to: Cart): void {
  cart = to;
  for (const listener of listeners) listener();
}

/** Changes the lines at once; what the server says may follow. */
export const changeLines = (to: (lines: CartLine[]) => CartLine[]) =>
  change({ ...cart, lines: to(cart.lines) });

let latest = 0;
let asking: Promise<void> | null = null;
let answeredAt = Number.NEGATIVE_INFINITY;
const freshMs = 2_000;

/** For what shows the cart as a page opens: its parts begin together and ask once. */
export async function showCart(): Promise<void> {
  const isFresh = performance.now() - answeredAt < freshMs && cart.owner === (readLogin()?.id ?? null);
  if (!isFresh) await (asking ?? loadCart());
}

/** Asks for the cart of whoever is signed in. What was there stays until the answer comes. */
export function loadCart(): Promise<void> {
  const mine = ask().finally(() => {
    if (asking === mine) asking = null;
  });
  asking = mine;
  return mine;
}

let writing = 0;
let isOutdated = false;

/**
 * Runs what changes the cart on the server. What was asked for before that was through may not know of it: no such answer
 * counts, and the cart is asked for anew.
 */
export async function whileWriting<T>(write: () => Promise<T>): Promise<T> {
  writing++;
  ignoreAsked();
  const answer = await write();
  ignoreAsked();
  writing--;
  if (isOutdated && writing === 0) {
    isOutdated = false;
    void loadCart();
  }
  return answer;
}

function ignoreAsked(): void {
  if (!asking) return;
  latest++;
  isOutdated = true;
}

async function ask(): Promise<void> {
  const owner = readLogin()?.id ?? null;
  const asked = ++latest;
  if (owner === null) return change(nobodys);
  if (cart.owner !== owner) change({ ...nobodys, owner });
  else if (cart.state === 'failed') change({ ...cart, state: 'loading' });
  const answer = await attempt(fetchCart(owner), noConnection);
  if (asked !== latest) return;
  // What was there stays while the line fails.
  if (!answer.ok && isUndecided(answer) && cart.state === 'there') return;
  answeredAt = performance.now();
  if (answer.ok) change({ owner, state: 'there', error: '', lines: answer.lines });
  // Whose session has ended is nobody until they sign in anew.
  else {
    const shown = failureKindOf(answer) === 'signed-out' ? nobodys : cart;
    change({ ...shown, state: 'failed', error: answer.message });
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const kind of [loginChanged, 'storage']) addEventListener(kind, followLogin);
    document.addEventListener('visibilitychange', lookAgain);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const kind of [loginChanged, 'storage']) removeEventListener(kind, followLogin);
    document.removeEventListener('visibilitychange', lookAgain);
  };
}

/** Another tab, or a page that was open after this one, may have changed it meanwhile. */
function lookAgain(): void {
  if (!document.hidden && navigator.onLine) void showCart();
}

/** Nobody sees another's cart on a shared device. */
function followLogin(): void {
  if ((readLogin()?.id ?? null) !== cart.owner) void loadCart();
}

/** The cart as this page knows it at this moment. */
export const readCart = (): Cart => cart;

export const useCart = (): Cart => useSyncExternalStore(subscribe, readCart, () => nobodys);
