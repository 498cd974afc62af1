import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readLogin } from '#kit/calls/login-record.ts';
import { phoneDigits } from '#kit/india/phone.ts';
import { Popup } from '#kit/site/ui/popup.tsx';
import { useStoredLogin } from '#kit/site/use-stored-login.ts';
import { QuoteForm, type Quote } from './quote-form.tsx';

/** Who is signed in finds the name and the number of the account filled in; they leave with who logs out, in whichever tab. */
export const QuotePopup = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useLingui();
  const [customer] = useState(readLogin);
  useStoredLogin();
  const asked = customer !== null &&
    readLogin()?.id === customer.id && { name: customer.fullName, phone: phoneDigits(customer.phone) };
  return (
    <Popup title={t`Your quotation`} onClose={onClose}>
      <QuoteForm
        key={String(asked !== false)}
        quote={quote}
        served={undefined}
        {...(asked && { initial: asked })}
      />
    </Popup>
  );
};
