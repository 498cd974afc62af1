import { useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { fetchCheckout } from '../wire/client.ts';
import { addressHere } from '#kit/calls/page-language.ts';
import { failurePath, paidPaths, type TransactionStatus } from '../transaction.ts';
import { formatInr } from '#kit/india/money.ts';
import { attempt } from '#kit/site/attempt.ts';
import { AlertDialog } from '#kit/site/ui/alert-dialog.tsx';
import { openCheckout } from './open-checkout.ts';

const noServer = /*i18n*/ 'We could not reach our server. Are you online?';
const scriptFailed = /*i18n*/ 'Razorpay SDK Failed to load. Are You online?';

const payable: TransactionStatus[] = ['pending'];
const paid: TransactionStatus[] = ['authorized', 'paid', 'partially_refunded', 'refunded'];

type State =
  | { at: 'opening' }
  | { at: 'open'; amountPaise: number }
  | { at: 'no-script'; told: boolean }
  | { at: 'refused'; text: string };

/** Opens the gateway's checkout at once. Closing it, or going back, leads to what became of the payment. */
export function PayNow({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const [state, setState] = useState<State>({ at: 'opening' });
  const [tries, setTries] = useState(0);
  const failed = failurePath(id);
  const leave = useHref(failed);

  // Back means giving up as well: it must not lead to the form that started the payment. Where nothing is to be paid any
  // more, an entry would be one more on the way back from the receipt, each time: nobody would get past it.
  const held = useRef(false);
  const holdBack = useEffectEvent(() => {
    if (!held.current) history.pushState(history.state, '');
    held.current = true;
  });
  useEffect(() => {
    let gone = false;
    void (async () => {
      const next = await open(id, holdBack);
      if (!gone) setState(next);
    })();
    return () => {
      gone = true;
    };
  }, [id, tries]);

  useEffect(() => {
    const back = () => location.replace(addressHere(failed));
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, [failed]);

  // Paid in another tab meanwhile, it would be asked for once more.
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void leadOnWhenPaid(id);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id]);

  const retry = () => {
    setState({ at: 'opening' });
    setTries(tries + 1);
  };
  return (
    <>
      <ShieldCheck aria-hidden className="mx-auto size-10 text-leaf" />
      <h1 className="mt-4 text-h2">
        {state.at === 'open' ? t`Pay ${formatInr(state.amountPaise)}` : t`Payment`}
      </h1>
      <p role="status" className="mt-3 text-ink-soft">
        {i18n._(textFor(state))}
      </p>
      {state.at !== 'opening' && (
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <button type="button" className="btn btn-main" onClick={retry}>
            {state.at === 'open' ? t`Open the payment again` : t`Try again`}
          </button>
          <a className="btn btn-line" href={leave}>
            {t`Leave without paying`}
          </a>
        </div>
      )}
      {state.at === 'no-script' && !state.told && (
        <AlertDialog text={i18n._(scriptFailed)} onClose={() => setState({ at: 'no-script', told: true })} />
      )}
    </>
  );
}

function textFor(state: State): string {
  if (state.at === 'opening') return /*i18n*/ 'Opening the payment. Please keep this page open.';
  if (state.at === 'open')
    return /*i18n*/ 'Please complete the payment in the window of the payment service.';
  return state.at === 'no-script' ? scriptFailed : state.text;
}

async function leadOnWhenPaid(id: string): Promise<void> {
  const found = await attempt(fetchCheckout(id), noServer);
  if (found.ok && paid.includes(found.status)) location.replace(addressHere(paidPaths[found.purpose](id)));
}

async function open(id: string, onPayable: () => void): Promise<State> {
  const found = await attempt(fetchCheckout(id), noServer);
  if (!found.ok) return { at: 'refused', text: found.message };
  if (!payable.includes(found.status) || !found.options) {
    const shown = paid.includes(found.status) ? paidPaths[found.purpose] : failurePath;
    location.replace(addressHere(shown(id)));
    return { at: 'opening' };
  }
  onPayable();
  try {
    await openCheckout(found.scriptUrl, found.options, () => location.replace(addressHere(failurePath(id))));
    return { at: 'open', amountPaise: found.options.amount };
  } catch {
    return { at: 'no-script', told: false };
  }
}
