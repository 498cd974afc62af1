import { CreditCard, Landmark, Smartphone, Wallet } from 'lucide-react';

const ways = [
  { name: 'UPI', Icon: Smartphone },
  { name: 'Cards', Icon: CreditCard },
  { name: 'Net banking', Icon: Landmark },
  { name: 'Wallets', Icon: Wallet },
];

/** How one can pay, drawn and named; nobody's trademark. */
export const PayMarks = () => (
  <ul aria-label="Ways to pay" className="mt-5 grid grid-cols-4 gap-2">
    {ways.map(({ name, Icon }) => (
      <li
        key={name}
        className="grid justify-items-center gap-1 rounded-control border border-line bg-paper px-1 py-2 text-center text-xs leading-tight text-ink-soft"
      >
        <Icon aria-hidden strokeWidth={1.6} className="size-6 text-ink" />
        {name}
      </li>
    ))}
  </ul>
);
