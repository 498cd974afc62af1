import { useLingui } from '@lingui/react/macro';
import { CreditCard, Landmark, Smartphone, Wallet } from 'lucide-react';

const ways = [
  { name: /*i18n*/ 'UPI', Icon: Smartphone },
  { name: /*i18n*/ 'Cards', Icon: CreditCard },
  { name: /*i18n*/ 'Net banking', Icon: Landmark },
  { name: /*i18n*/ 'Wallets', Icon: Wallet },
];

/** How one can pay, drawn and named; nobody's trademark. */
export const PayMarks = () => {
  const { t, i18n } = useLingui();
  return (
    <ul aria-label={t`Ways to pay`} className="mt-5 flex flex-wrap gap-2">
      {ways.map(({ name, Icon }) => (
        <li
          key={name}
          className="grid min-w-min flex-1 justify-items-center gap-1 rounded-control border border-line bg-paper px-1 py-2 text-center text-xs leading-tight text-ink-soft"
        >
          <Icon aria-hidden strokeWidth={1.6} className="size-6 text-ink" />
          {i18n._(name)}
        </li>
      ))}
    </ul>
  );
};
