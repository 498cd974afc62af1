import { Text } from 'react-email';
import type { DebitTold } from '../read-debit.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, hello, Letter, line, Press } from '#kit/mails/letter.tsx';

/** To whom an invoice went that a mandate is to pay: its debit comes, failed, or cannot be. */
export function tellOfDebit({
  told: { what, number, buyerName, amountPaise, openPaise, on, isTriedAgain, mandateUrl, payUrl },
  settings,
  translator,
}: {
  told: DebitTold;
  settings: SiteSettings;
  translator: Translator;
}) {
  const { translate, language } = translator;
  const amount = formatInr(what === 'notice' ? amountPaise : openPaise);
  const day = formatDate(on, language);
  const title = {
    notice: () => translate(/*i18n*/ 'We debit {amount} on {day}', { amount, day }),
    failed: () => translate(/*i18n*/ 'The debit of {amount} did not work', { amount }),
    above: () => translate(/*i18n*/ 'Please pay {amount}', { amount }),
    stopped: () => translate(/*i18n*/ 'Please pay {amount}', { amount }),
  }[what]();
  const text = {
    notice: () =>
      translate(
        /*i18n*/ 'By your UPI Autopay mandate. You need to do nothing. If you do not want this debit, stop it before that day.',
      ),
    failed: () =>
      isTriedAgain
        ? translate(
            /*i18n*/ 'Your bank has not paid. We try once more on {day}; if you pay before that, nothing is debited.',
            { day },
          )
        : translate(/*i18n*/ 'Your bank has not paid, and we do not try again. The invoice is still open.'),
    above: () =>
      translate(
        /*i18n*/ 'This invoice is above what a mandate may debit without asking you, so nothing is debited for it.',
      ),
    stopped: () =>
      translate(
        /*i18n*/ 'You have stopped this debit, so nothing is debited for it. The invoice is still open.',
      ),
  }[what]();
  return toMail(
    `${title} (${number})`,
    <Letter title={title} preview={number} settings={settings} translator={translator}>
      <Text style={line}>{hello(buyerName, translator)}</Text>
      <Fact label={translate(/*i18n*/ 'What it is for')}>{number}</Fact>
      <Text style={line}>{text}</Text>
      {what === 'notice' ? (
        <Press href={mandateUrl}>{translate(/*i18n*/ 'See or stop the debit')}</Press>
      ) : (
        <Press href={payUrl}>{translate(/*i18n*/ 'Pay {amount}', { amount })}</Press>
      )}
    </Letter>,
  );
}
