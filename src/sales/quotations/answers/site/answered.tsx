import { useLingui } from '@lingui/react/macro';
import { CircleCheckBig } from 'lucide-react';
import type { sendResponse } from '../wire/client.ts';
import { formatInr } from '#kit/india/money.ts';
import { takeFocus } from '#kit/site/ui/take-focus.ts';
import type { ResponseAction } from '../../quotation.ts';
import { compareCounter } from '../compare-counter.ts';
import { namesTerms } from '../match-counter-offer.ts';
import type { PublicQuotation } from '../../read-quotation.ts';

/** What was answered, as it was sent. */
export type Answer = Parameters<typeof sendResponse>[0];

const next: Record<ResponseAction, string> = {
  accept: /*i18n*/ 'We have sent you a mail with what was agreed, and will be in touch about the next step.',
  counter:
    /*i18n*/ 'We will look at it: we accept it as it stands, send you a new version of the quotation, or call you.',
  reject: /*i18n*/ 'Thank you for telling us. If something changes, call us or write to us.',
};
const nextWithoutMail = /*i18n*/ 'We will be in touch about the next step.';

/** In the form's place, once it has closed: what was answered, and what comes next. */
export const Answered = ({ quotation, answer }: { quotation: PublicQuotation; answer: Answer }) => {
  const { t, i18n } = useLingui();
  const { action, reason, description, counterTotalPaise = null, counterLines = null } = answer;
  const { code, email, totals, lines, supply } = quotation;
  const counter = { counterTotalPaise, counterLines };
  const wanted = { lines, totalPaise: totals.totalPaise, supply };
  const what = {
    accept: t`You accepted ${code} for ${formatInr(totals.totalPaise)}.`,
    counter: namesTerms(counter)
      ? t`You made a counter-offer to ${code}: ${formatInr(compareCounter(wanted, counter).wantedPaise)}.`
      : t`You made a counter-offer to ${code}.`,
    reject: t`You rejected ${code}.`,
  }[action];
  const words = [reason && i18n._(reason), description].filter(Boolean).join(' – ');
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={takeFocus}
      className="grid justify-items-start gap-3 py-4 outline-none"
    >
      <CircleCheckBig aria-hidden className="size-9 text-leaf" />
      <p className="font-head text-h3 font-semibold">{t`Thank you for your response!`}</p>
      <p className="font-semibold tabular-nums">{what}</p>
      {words && <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{words}</p>}
      <p className="max-w-measure text-ink-soft">
        {i18n._(action === 'accept' && !email ? nextWithoutMail : next[action])}
      </p>
    </div>
  );
};
