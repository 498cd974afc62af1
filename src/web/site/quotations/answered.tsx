import { useLingui } from '@lingui/react/macro';
import { CircleCheckBig } from 'lucide-react';
import type { ResponseAction } from '#domain/quotations/quotation.ts';

const next: Record<ResponseAction, string> = {
  accept: /*i18n*/ 'We have sent you a mail with what was agreed, and will be in touch about the next step.',
  counter: /*i18n*/ 'We will look at it, and send you a new version of the quotation or call you.',
  reject: /*i18n*/ 'Thank you for telling us. If something changes, call us or write to us.',
};

/** In the form's place, once it has closed. */
export const Answered = ({ action }: { action: ResponseAction }) => {
  const { t, i18n } = useLingui();
  return (
    <div role="status" className="grid justify-items-start gap-3 py-4">
      <CircleCheckBig aria-hidden className="size-9 text-leaf" />
      <p className="font-head text-h3 font-semibold">{t`Thank you for your response!`}</p>
      <p className="max-w-[46ch] text-ink-soft">{i18n._(next[action])}</p>
    </div>
  );
};
