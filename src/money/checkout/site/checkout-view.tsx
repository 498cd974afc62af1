import { useLingui } from '@lingui/react/macro';
import { CircleAlert, LockKeyhole } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fetchGstPercent } from '#catalogue/gst/wire/client.ts';
import { addressHere } from '#kit/calls/page-language.ts';
import { createOrder } from '../wire/order-client.ts';
import { fetchAddresses } from '#people/addresses/wire/client.ts';
import type { Address } from '#people/addresses/address-kinds.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { priceCart } from '#money/cart/price-cart.ts';
import type { CartLine } from '#money/cart/wire/client.ts';
import { formatInr } from '#kit/india/money.ts';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { prepareToasts } from '#kit/site/ui/toast.ts';
import { attempt, explain } from '#kit/site/attempt.ts';
import { useLoad } from '#kit/site/use-load.ts';
import { isUnsent } from '#kit/site/use-unsent-form.ts';
import { useShownAgain } from '#kit/site/use-shown-again.ts';
import { showCartToast } from '#money/cart/site/cart-actions.ts';
import { loadCart, readCart, showCart, useCart } from '#money/cart/site/cart-store.ts';
import { billedOnce } from '#money/cart/site/duration-choice.tsx';
import { OrderSummary } from '#money/cart/site/order-summary.tsx';
import { PayMarks } from '#money/cart/site/pay-marks.tsx';
import { useDuration } from '#money/cart/site/use-duration.ts';
import { LoadState } from '#kit/site/ui/load-state.tsx';
import { rememberPayment } from '#money/payments/receipt/site/known-amount.ts';
import { BillingCard } from './billing-card.tsx';
import { CartCouponField, keepCoupon, type CartCoupon } from './cart-coupon.tsx';
import { ContactCard, contactOf } from './contact-card.tsx';
import type { Unsaved } from './unsaved.ts';
import { useAbandonedPayment } from './use-abandoned-payment.ts';

/** Where the bill goes, how to reach the customer, what it costs, and on to the payment. */
export function CheckoutView({ customer }: { customer: Customer }) {
  const { t, i18n } = useLingui();
  const cart = useCart();
  const [duration] = useDuration();
  const gst = useLoad(fetchGstPercent);
  const { id } = customer;
  const billing = useLoad(useCallback(() => fetchAddresses(id), [id]));
  const [chosen, setChosen] = useState<string | null>(null);
  // Without a number nothing can be ordered: it is asked for at once.
  const lacksNumber = customer.phone.length < 10;
  const [editing, setEditing] = useState(() => isUnsent(contactOf(customer)));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [lacksAddress, setLacksAddress] = useState(false);
  const [kept, setKept] = useState<{ coupon: CartCoupon; of: string } | null>(null);
  const newAddress = useRef<Unsaved<Address>>(null);
  const newContact = useRef<Unsaved<Customer>>(null);
  const typedCode = useRef('');
  useAbandonedPayment();
  // It was left for the payment, busy with that.
  useShownAgain(() => setBusy(false));
  useEffect(() => {
    void prepareToasts();
    void showCart();
  }, []);

  const lines = cart.lines.filter(isOffered);
  const shown = JSON.stringify([lines, duration]);
  // What it takes off is of these things alone.
  const coupon = kept?.of === shown ? kept.coupon : null;
  const setCoupon = (applied: CartCoupon | null) => setKept(applied && { coupon: applied, of: shown });
  const priced =
    gst.loaded.state === 'there' && cart.state === 'there'
      ? priceCart(lines, duration, gst.loaded.found.percent, coupon?.discountPaise)
      : null;
  const addresses = billing.loaded.state === 'there' ? billing.loaded.found.addresses : [];
  const addressId = addresses.some((address) => address.id === chosen) ? chosen : (addresses[0]?.id ?? null);

  const asked = priced ? billing.loaded : unready(cart, gst.loaded);
  const missing = asked.state === 'there' ? null : asked;

  async function place() {
    if (busy) return;
    setError(missing?.state === 'failed' ? missing.text : '');
    if (missing || gst.loaded.state !== 'there') return;
    if (!addressId && !newAddress.current?.isTyped) {
      setLacksAddress(true);
      return showCartToast('error', t`Please add a billing address first.`);
    }
    setBusy(true);
    if (!(await order(gst.loaded.found.percent))) setBusy(false);
  }

  /** What is typed and not saved is saved first, and counts. @returns whether the browser leaves for the payment */
  async function order(gstPercent: number): Promise<boolean> {
    let billedTo = addressId;
    if (newAddress.current?.isTyped) billedTo = (await newAddress.current.save())?.id ?? null;
    if (!billedTo) return false;
    let buyer: Customer | null = customer;
    if (newContact.current && (newContact.current.isTyped || lacksNumber))
      buyer = await newContact.current.save();
    if (!buyer) return false;
    let applied = coupon;
    if (!applied && typedCode.current) {
      const answer = await keepCoupon(typedCode.current, duration);
      if (!answer.ok) {
        setError(answer.message);
        return false;
      }
      applied = answer.coupon;
      setCoupon(applied);
    }
    // Another tab may have changed the cart: what is ordered and charged is what stands here.
    await loadCart();
    const now = readCart();
    if (now.owner === id && JSON.stringify([now.lines.filter(isOffered), duration]) !== shown) {
      setError(t`Your cart has changed meanwhile. Please look at it once more before you order.`);
      return false;
    }
    const { totalPaise } = priceCart(lines, duration, gstPercent, applied?.discountPaise);
    const answer = await attempt(
      createOrder(buyer, {
        lines,
        totalPaise,
        duration,
        addressId: billedTo,
        couponCode: applied?.code ?? '',
      }),
    );
    if (!answer.ok) {
      setError(Object.values(answer.errors)[0] ?? explain(answer, i18n));
      showCartToast('error', t`Error initiating payment. Please try again.`);
      return false;
    }
    rememberPayment(answer.transaction_id, totalPaise);
    location.assign(addressHere(answer.checkoutPageUrl));
    return true;
  }

  if (cart.state === 'there' && lines.length === 0 && !busy)
    return (
      <div className="wrap grid justify-items-start gap-4 py-16">
        <h1 className="text-h2">{t`Your cart is empty.`}</h1>
        <p className="text-ink-soft">{t`Put something into it, and you can pay for it here.`}</p>
        <Link to="/cart" className="btn btn-main">
          {t`Back to cart`}
        </Link>
      </div>
    );
  return (
    <div className="wrap py-10 md:py-16">
      <h1 className="text-h2">{t`Checkout`}</h1>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
        <div className="grid gap-6">
          <BillingCard
            customer={customer}
            loaded={billing.loaded}
            chosen={addressId}
            onChoose={setChosen}
            onChanged={billing.reload}
            unsaved={newAddress}
            error={
              lacksAddress && !addressId
                ? t`Please add a billing address first: its state decides the tax.`
                : ''
            }
          />
          <ContactCard
            customer={customer}
            editing={editing || lacksNumber}
            mustFill={lacksNumber}
            onEdit={setEditing}
            unsaved={newContact}
          />
        </div>
        <aside
          aria-labelledby="summary"
          className="rounded-card border border-line bg-white p-5 shadow-lift sm:p-6 lg:sticky lg:top-8"
        >
          <h2 id="summary" className="text-h3">
            {t`Order Summary`}
          </h2>
          <p className="mt-3 font-head text-h4 leading-tight font-bold">{billedOnce(duration, i18n)}</p>
          <p className="text-sm">
            <Link to="/cart" className="text-link inline-flex min-h-11 items-center font-medium">
              {t`Change duration or items`}
            </Link>
          </p>
          {priced ? (
            <>
              <ul className="mt-2 grid gap-2 border-t border-line pt-4 tabular-nums">
                {priced.lines.map((line) => (
                  <li key={line.id} className="flex justify-between gap-4">
                    <span>{line.title}</span>
                    <span>{formatInr(line.amountPaise)}</span>
                  </li>
                ))}
              </ul>
              <CartCouponField
                duration={duration}
                applied={coupon}
                onType={(code) => (typedCode.current = code)}
                onApplied={setCoupon}
              />
              <OrderSummary priced={priced} duration={duration} couponCode={coupon?.code ?? ''} />
            </>
          ) : (
            <LoadState
              loaded={unready(cart, gst.loaded)}
              what={t`your order`}
              onRetry={async () => void (await Promise.all([loadCart(), gst.reload()]))}
            />
          )}
          <form
            className="mt-5"
            onSubmit={(event) => {
              event.preventDefault();
              void place();
            }}
          >
            <SubmitButton
              busy={busy}
              ready={missing?.state !== 'loading'}
              busyText={t`Opening the payment …`}
              sum={priced ? formatInr(priced.totalPaise) : undefined}
            >
              {t`Place order`}
            </SubmitButton>
            <div role="alert" className="mt-3 empty:hidden">
              {error && (
                <p className="flex gap-2.5 rounded-control bg-brick-tint px-4 py-3">
                  <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brick" />
                  {i18n._(error)}
                </p>
              )}
            </div>
          </form>
          <p className="mt-3 flex gap-2 text-sm text-ink-soft">
            <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t`You pay on the payment provider's page. We never see your card or UPI PIN.`}
          </p>
          <PayMarks />
        </aside>
      </div>
    </div>
  );
}

const isOffered = ({ available }: CartLine) => available;

function unready(
  cart: { state: string; error: string },
  gst: { state: 'loading' | 'there' } | { state: 'failed'; text: string },
): { state: 'loading' } | { state: 'failed'; text: string } {
  if (cart.state === 'failed') return { state: 'failed', text: cart.error };
  return gst.state === 'failed' ? gst : { state: 'loading' };
}
