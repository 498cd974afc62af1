import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ShoppingCart } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { addWanted } from './cart-actions.ts';
import { showCart, useCart } from './cart-store.ts';
import { useRises } from './use-rises.ts';

/** The cart in the header, with how many things are in it. It shakes for half a second when another one comes. */
export function CartLink() {
  const { i18n } = useLingui();
  useEffect(() => {
    void showCart().then(() => addWanted(i18n));
  }, [i18n]);
  const { state, lines } = useCart();
  const count = state === 'there' ? lines.length : null;
  const rises = useRises(count);
  return (
    <Link
      to="/cart"
      prefetch="intent"
      aria-label={inWords(count, i18n)}
      className="relative grid size-12 shrink-0 md:max-lg:w-10 animate-[settle_160ms_var(--ease-out)] place-items-center"
    >
      <span key={rises} data-rises={rises} className={rises > 0 ? 'animate-[shake_500ms]' : ''}>
        <ShoppingCart aria-hidden className="size-6" />
      </span>
      {count !== null && count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-marigold px-1 text-xs leading-none font-bold tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  );
}

/** The cart as a row of the drawer. */
export function CartRow({ className, close }: { className: string; close: () => void }) {
  const { t, i18n } = useLingui();
  const { state, lines } = useCart();
  const count = state === 'there' ? lines.length : null;
  const rises = useRises(count);
  return (
    <Link to="/cart" aria-label={inWords(count, i18n)} className={`${className} gap-3`} onClick={close}>
      <span key={rises} className={rises > 0 ? 'animate-[shake_500ms]' : ''}>
        <ShoppingCart aria-hidden className="size-6" />
      </span>
      {t`Cart`}
      {count !== null && count > 0 && (
        <span className="rounded-full bg-marigold px-2.5 text-base tabular-nums">{count}</span>
      )}
    </Link>
  );
}

function inWords(count: number | null, i18n: I18n): string {
  if (count === null) return i18n._(msg`Cart`);
  return i18n._(count === 1 ? msg`Cart, 1 item` : msg`Cart, ${count} items`);
}
