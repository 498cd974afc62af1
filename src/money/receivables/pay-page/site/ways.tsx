import { useLingui } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatInr, type Paise } from '#kit/india/money.ts';
import type { PayPage, UpiDemand } from '../pay-page.ts';
import { CopyRow } from './copy-row.tsx';

/** Where the money goes: through the gateway, by a payment app, or to the account. */
export function Ways({ page, children }: { page: PayPage; children: ReactNode }) {
  const { number, openPaise, bank, upi, online } = page;
  const { t } = useLingui();
  return (
    <section
      aria-labelledby="ways"
      className="grid gap-6 rounded-card border border-line bg-white p-5 shadow-lift sm:p-8"
    >
      <h2 id="ways" className="text-h3">
        {t`How to pay`}
      </h2>
      {children}
      {upi && <UpiWay upi={upi} amountPaise={openPaise} />}
      {bank && <BankWay bank={bank} number={number} amountPaise={openPaise} />}
      {!upi && !bank && !online && <p>{t`Call us, and we tell you how to pay.`}</p>}
    </section>
  );
}

/** A code to scan, and on a phone a button that opens a payment app. */
export function UpiWay({ upi, amountPaise }: { upi: UpiDemand; amountPaise: Paise }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">{t`By UPI`}</h3>
      <a href={upi.link} className="btn btn-main hidden pointer-coarse:inline-flex">
        <Smartphone aria-hidden className="size-5" />
        {t`Open a payment app`}
      </a>
      <div className="flex flex-wrap items-center gap-5">
        <svg
          role="img"
          aria-label={t`Code to pay ${formatInr(amountPaise)} by UPI`}
          viewBox={`0 0 ${upi.code.size} ${upi.code.size}`}
          className="size-44 shrink-0 rounded-control border border-line"
          shapeRendering="crispEdges"
        >
          <path fill="#fff" d={`M0 0h${upi.code.size}v${upi.code.size}H0z`} />
          <path fill="#161f32" d={upi.code.path} />
        </svg>
        <p className="max-w-[15.4em] text-ink-soft">
          {t`Scan it with a payment app. The amount and the number are filled in.`}
        </p>
      </div>
      <dl>
        <CopyRow label={t`UPI id`} text={upi.id} />
      </dl>
    </div>
  );
}

/** Whom to pay by transfer, how much, and with which words. @param titled false: its title stands around it */
export function BankWay({
  bank,
  number,
  amountPaise,
  titled = true,
}: {
  bank: NonNullable<PayPage['bank']>;
  number: string;
  amountPaise: Paise;
  titled?: boolean;
}) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2">
      {titled && <h3 className="font-semibold">{t`By bank transfer`}</h3>}
      <dl>
        <CopyRow label={t`Account name`} text={bank.accountName} />
        <CopyRow label={t`Account number`} text={bank.account} />
        <CopyRow label={t`IFSC`} text={bank.ifsc} />
        <CopyRow label={t`Bank`} text={bank.bank} />
        <CopyRow label={t`Amount`} text={(amountPaise / 100).toFixed(2)} shown={formatInr(amountPaise)} />
        <CopyRow label={t`Remark`} text={number} />
      </dl>
    </div>
  );
}
