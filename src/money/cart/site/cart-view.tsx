import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fetchBenefits } from '#catalogue/benefits/wire/client.ts';
import { fetchGstPercent } from '#catalogue/gst/wire/client.ts';
import type { CartLine } from '../wire/client.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { clearLogin, readLogin } from '#kit/calls/login-record.ts';
import { signInPath } from '#kit/calls/sign-in-path.ts';
import { priceCart } from '../price-cart.ts';
import { prepareToasts } from '#kit/site/ui/toast.ts';
import { useLoad } from '#kit/site/use-load.ts';
import { BenefitLists } from './benefit-lists.tsx';
import { LoadState } from '#kit/site/ui/load-state.tsx';
import { addBenefit, addWanted, removeLine, showCartToast } from './cart-actions.ts';
import { CartRow } from './cart-row.tsx';
import { loadCart, showCart, useCart } from './cart-store.ts';
import { DurationChoice } from './duration-choice.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayMarks } from './pay-marks.tsx';
import { SecureSplash } from './secure-splash.tsx';
import { useDuration } from './use-duration.ts';

const splashMs = 1_500;

/** The cart of whoever is signed in. */
export function CartView() {
  const { t, i18n } = useLingui();
  const cart = useCart();
  const [duration, choose] = useDuration();
  const benefits = useLoad(fetchBenefits);
  const gst = useLoad(fetchGstPercent);
  const [removed, setRemoved] = useState<CartLine[]>([]);
  const [splash, setSplash] = useState(false);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void prepareToasts();
    void showCart().then(() => addWanted(i18n));
  }, [i18n]);
  // The server knows nobody by this session: then the browser does not either, and the sign-in follows.
  const ended = cart.state === 'failed' && cart.owner === null;
  useEffect(() => {
    if (ended) clearLogin();
  }, [ended]);
  useEffect(() => {
    if (!splash) return;
    const timer = setTimeout(() => void navigate('/checkout'), splashMs);
    return () => clearTimeout(timer);
  }, [splash, navigate]);

  const priceable = cart.lines.filter(({ available }) => available);
  const percent = gst.loaded.state === 'there' ? gst.loaded.found.percent : null;
  const priced = percent === null ? null : priceCart(priceable, duration, percent);

  async function remove(line: CartLine) {
    setRemoved((lines) => [...lines.filter(({ benefitId }) => benefitId !== line.benefitId), line]);
    // What had the focus is gone; readers go on at the top of the list.
    heading.current?.focus();
    if (!(await removeLine(line, i18n))) setRemoved((lines) => lines.filter(({ id }) => id !== line.id));
  }
  async function undo(line: CartLine) {
    setRemoved((lines) => lines.filter(({ id }) => id !== line.id));
    heading.current?.focus();
    await addBenefit({ ...line, id: line.benefitId, additional: false }, i18n);
  }

  function checkout() {
    if (!readLogin()) {
      showCartToast('error', t`Please login first to proceed.`);
      return void navigate(signInPath('/cart'));
    }
    if (priceable.length === 0) return showCartToast('error', t`Your cart is empty.`);
    // Without a network the router would leave this page for the browser's own error page.
    if (!navigator.onLine) return showCartToast('error', i18n._(noConnection));
    return setSplash(true);
  }

  const offered = benefits.loaded.state === 'there' ? benefits.loaded.found.benefits : null;
  const allAdded = offered?.every(({ id }) => cart.lines.some(({ benefitId }) => benefitId === id));
  // Nothing to pay: neither a sum nor a way to pay it.
  const isEmpty = cart.state === 'there' && cart.lines.length === 0;
  const gone = removed.filter(({ benefitId }) => !cart.lines.some((line) => line.benefitId === benefitId));

  return (
    <div className="wrap py-10 md:py-16">
      <h1 className="text-h2">{t`Your cart`}</h1>
      <div
        className={`mt-8 grid items-start gap-x-10 gap-y-8 ${isEmpty ? '' : 'lg:grid-cols-[minmax(0,1fr)_23rem]'}`}
      >
        <section aria-labelledby="cart-items">
          <h2 id="cart-items" ref={heading} tabIndex={-1} className="sr-only">
            {t`In your cart`}
          </h2>
          {cart.state === 'there' ? (
            <>
              {isEmpty && gone.length === 0 && <EmptyCart />}
              <ul className="grid gap-3">
                {cart.lines.map((line) => (
                  <CartRow key={line.id} line={line} duration={duration} onRemove={() => void remove(line)} />
                ))}
                {gone.map((line) => (
                  <li
                    key={`gone ${line.id}`}
                    className="flex flex-wrap items-center justify-between gap-x-4 rounded-card border border-dashed border-ink-faint px-5 py-1"
                  >
                    <span className="py-2 text-ink-soft">{t`${line.title} is removed.`}</span>
                    <button
                      type="button"
                      className="text-link min-h-12 font-medium"
                      onClick={() => void undo(line)}
                    >
                      {t`Undo`}
                      <span className="sr-only"> {t`and put ${line.title} back`}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <LoadState loaded={withText(cart)} what={t`your cart`} onRetry={loadCart} />
          )}
        </section>

        {cart.lines.length > 0 && (
          <aside
            aria-labelledby="summary"
            className="rounded-card border border-line bg-white p-5 shadow-lift sm:p-6 lg:sticky lg:top-8"
          >
            <h2 id="summary" className="text-h3">
              {t`Order summary`}
            </h2>
            <DurationChoice duration={duration} onChoose={choose} />
            {priced ? (
              <OrderSummary priced={priced} duration={duration} />
            ) : (
              <LoadState loaded={pending(gst.loaded)} what={t`the GST rate`} onRetry={gst.reload} />
            )}
            <button type="button" className="btn btn-main mt-5 w-full" onClick={checkout}>
              {t`Checkout`}
            </button>
            <PayMarks />
          </aside>
        )}
      </div>

      {offered?.length !== 0 && (
        <section aria-labelledby="more" className="mt-14 border-t-2 border-ink pt-10">
          <h2 id="more" className="text-h2">
            {t`Add more products`}
          </h2>
          <div className="mt-8">
            {!offered && (
              <LoadState loaded={pending(benefits.loaded)} what={t`the benefits`} onRetry={benefits.reload} />
            )}
            {offered && allAdded && (
              <p className="rounded-card bg-leaf-tint px-5 py-4 font-medium">
                {t`All benefits are already added to your cart!`}
              </p>
            )}
            {offered && !allAdded && (
              <BenefitLists benefits={offered} wordsForVisitors={t`Please log in first!`} />
            )}
          </div>
        </section>
      )}
      {splash && <SecureSplash />}
    </div>
  );
}

type Unready = { state: 'loading' } | { state: 'failed'; text: string };
const pending = (loaded: Unready | { state: 'there' }): Unready =>
  loaded.state === 'there' ? { state: 'loading' } : loaded;
const withText = ({ state, error }: { state: string; error: string }): Unready =>
  state === 'failed' ? { state: 'failed', text: error } : { state: 'loading' };
