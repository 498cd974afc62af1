import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { deleteAccount, exportHref } from '#api/browser/accounts.ts';
import { ConfirmModal } from './confirm-modal.tsx';
import { Consents } from './consents.tsx';
import { Panel } from './panel.tsx';
import { saidBy } from './use-load.ts';

/** Privacy: what somebody agreed to, a copy of everything, and the way out. */
export function YourData({ leaving, onChanged }: { leaving: boolean; onChanged: () => Promise<void> }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  async function erase() {
    const answer = await deleteAccount();
    if (!answer.ok) return saidBy(answer);
    setAsking(false);
    await onChanged();
    return null;
  }
  return (
    <Panel title={t`Your data`}>
      <Consents />
      <div className="mt-5 grid justify-items-start border-t border-line pt-3">
        <a href={exportHref} download className="onward">
          <Download aria-hidden className="size-5" />
          {t`Download my data`}
        </a>
        {!leaving && (
          <button
            type="button"
            className="min-h-12 font-semibold text-brick underline decoration-[1.5px] underline-offset-4"
            onClick={() => setAsking(true)}
          >
            {t`Delete my account`}
          </button>
        )}
      </div>
      {asking && (
        <ConfirmModal
          title={t`Delete your account?`}
          confirm={t`Delete my account`}
          busyText={t`Deleting …`}
          onConfirm={erase}
          onClose={() => setAsking(false)}
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
