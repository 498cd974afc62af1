import { useLingui } from '@lingui/react/macro';
import { readLogin } from '#kit/calls/login-record.ts';
import { phoneDigits } from '#kit/india/phone.ts';
import { Popup } from '#kit/site/ui/popup.tsx';
import { QuoteForm, type Quote } from './quote-form.tsx';

/** Who is signed in finds the name and the number of the account filled in. */
export const QuotePopup = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useLingui();
  const customer = readLogin();
  const asked = customer && { name: customer.fullName, phone: phoneDigits(customer.phone) };
  return (
    <Popup title={t`Your quotation`} onClose={onClose}>
      <QuoteForm quote={quote} served={undefined} {...(asked && { initial: asked })} />
    </Popup>
  );
};
