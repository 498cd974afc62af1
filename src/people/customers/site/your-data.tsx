import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
import { deleteAccount, exportHref } from '../wire/client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { ConfirmModal } from '#kit/site/ui/confirm-modal.tsx';
import { Consents } from '../consents/site/consents.tsx';
import { Modal } from '#kit/site/ui/modal.tsx';
import { Panel } from '#kit/site/ui/panel.tsx';
import { Prove } from './prove.tsx';
import { attempt, failureText } from '#kit/site/attempt.ts';

/** Privacy: what somebody agreed to, a copy of everything, and the way out. */
export function YourData({
  customer,
  leaving,
  onChanged,
}: {
  customer: Customer;
  leaving: boolean;
  onChanged: () => Promise<void>;
}) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<'copy' | 'deletion' | null>(null);
  const [proven, setProven] = useState(false);
  const download = useCallback(() => {
    setAsking(null);
    location.assign(exportHref);
  }, []);
  const goOn = useCallback(() => setProven(true), []);
  const leave = () => {
    setAsking(null);
    setProven(false);
  };
  async function erase() {
    const answer = await attempt(deleteAccount(), noConnection);
    if (!answer.ok) return failureText(answer);
    leave();
    await onChanged();
    return null;
  }
  return (
    <Panel title={t`Your data`}>
      <Consents />
      <div className="mt-5 grid justify-items-start border-t border-line pt-3">
        <button type="button" className="onward" onClick={() => setAsking('copy')}>
          <Download aria-hidden className="size-5" />
          {t`Download my data`}
        </button>
        {!leaving && (
          <button
            type="button"
            className="min-h-12 font-semibold text-brick underline decoration-[1.5px] underline-offset-4"
            onClick={() => setAsking('deletion')}
          >
            {t`Delete my account`}
          </button>
        )}
      </div>
      {asking === 'copy' && (
        <Modal title={t`Download my data`} onClose={leave}>
          <Prove customer={customer} onProven={download} />
        </Modal>
      )}
      {asking === 'deletion' && !proven && (
        <Modal title={t`Delete your account?`} onClose={leave}>
          <Prove customer={customer} onProven={goOn} />
        </Modal>
      )}
      {asking === 'deletion' && proven && (
        <ConfirmModal
          title={t`Delete your account?`}
          confirm={t`Delete my account`}
          busyText={t`Deleting …`}
          onConfirm={erase}
          onClose={leave}
        >
          <ul className="list-disc space-y-2 pl-5 marker:text-marigold-deep">
            <li>
              {t`In 14 days we erase your name, e-mail, mobile, photo, help messages and sign-ins. Your other devices are signed out now.`}
            </li>
            <li>{t`Invoices and payment records stay for as long as tax law asks us to keep them.`}</li>
            <li>{t`Until then you can come back here and press “Keep my account”.`}</li>
          </ul>
        </ConfirmModal>
      )}
    </Panel>
  );
}
