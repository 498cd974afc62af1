import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { platform } from '#agency/native/site/platform.ts';
import { addressHere } from '#kit/calls/page-language.ts';
import { checkoutPath } from '#money/payments/transaction.ts';
import { claimPayment, type Checkout } from '../wire/checkout-client.ts';
import type { AdmissionTexts } from '../wire/client.ts';
import type { ShownPlan } from '../wire/catalogue-client.ts';
import type { Outcome } from '#kit/calls/customer-calls.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { showToast } from '#kit/site/ui/toast.ts';
import { attempt, failureText } from '#kit/site/attempt.ts';
import { useSite } from '#agency/settings/site/use-site.ts';
import { openCheckout, type CheckoutEnd } from './checkout.ts';

const toastMs = 3_000;
const noteMs = 6_000;
const noScript = /*i18n*/ 'Razorpay SDK Failed to load. Are You online?';
const noServer = /*i18n*/ 'Server error. Are You Online.';

/** Begun by the browser: `11` and a random number. */
export const newReference = () => `11${Math.floor(Math.random() * 10 ** 12)}`;

type Paying = {
  begin: () => Promise<Outcome<{ checkout: Checkout }>>;
  plan: ShownPlan;
  buyer: Pick<AdmissionTexts, 'fullName' | 'email' | 'phone'>;
  /** The admission is with us. */
  onKept: () => void;
  /** The money is on its way: the page says so. */
  onAwaited: () => void;
  onRefused: (errors: Record<string, string>, text: string) => void;
};

/**
 * From the press of the button to the receipt: keep the admission, open the provider's window, tell the server how it
 * ended. `alert` is what has to be acknowledged.
 */
export function usePayment(customer: Customer) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { settings } = useSite();
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);

  async function pay({ begin, plan, buyer, onKept, onAwaited, onRefused }: Paying) {
    const begun = await attempt(begin(), noConnection);
    if (!begun.ok) {
      if (failureKindOf(begun) === 'unanswered') return showToast('error', i18n._(begun.message), toastMs);
      return onRefused(begun.errors, failureText(begun));
    }
    onKept();
    const { checkout } = begun;
    const toReceipt = () => void navigate('/success', { state: { amountPaise: checkout.amountPaise } });
    if (!checkout.orderId) return toReceipt();
    // In an app the provider's window answers no page: there the browser is led to it and back.
    if (platform !== 'WEBSITE' && checkout.transactionId)
      return location.assign(addressHere(checkoutPath(checkout.transactionId)));
    let end: CheckoutEnd;
    try {
      end = await openCheckout(checkout, {
        name: settings.brand,
        description: plan.name,
        prefill: { name: buyer.fullName, email: buyer.email, contact: `+91${buyer.phone}` },
      });
    } catch {
      return setAlert(noScript);
    }
    const told = await attempt(claimPayment({ checkout, end, plan, buyer, customer }));
    const paid = told.ok && told.paid;
    if (end.state === 'failed' && !paid) {
      await navigate('/');
      return showToast(
        'error',
        t`The payment was not made. Your admission is kept: pay when you like.`,
        noteMs,
      );
    }
    if (!told.ok || told.isError) return setAlert(noServer);
    if (!paid) return onAwaited();
    return toReceipt();
  }

  return {
    busy,
    alert,
    closeAlert: () => setAlert(null),
    say: setAlert,
    async pay(paying: Paying) {
      setBusy(true);
      await pay(paying).finally(() => setBusy(false));
    },
  };
}
