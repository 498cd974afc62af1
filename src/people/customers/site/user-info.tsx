import { Trans, useLingui } from '@lingui/react/macro';
import { LifeBuoy, PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { Customer } from '#kit/calls/login-record.ts';
import { formatPhone } from '#kit/site/contact-links.ts';
import { isUnsent } from '#kit/site/use-unsent-form.ts';
import { EditForm, profileOf } from './edit-form.tsx';
import { EmailCode } from './email-code.tsx';
import { GstNumber } from './gst-number.tsx';
import { HelpModal } from '#people/help/site/help-modal.tsx';
import { Panel } from '#kit/site/ui/panel.tsx';

type Open = 'view' | 'edit' | 'help' | 'code';

/** Name and ways to reach somebody: to see, or to edit. */
export function UserInfo({ customer, fresh }: { customer: Customer; fresh: boolean }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<Open>(() => (isUnsent(profileOf(customer)) ? 'edit' : 'view'));
  /** A new address that waits for its code; '' when there is none. */
  const [pending, setPending] = useState('');
  const [edited, setEdited] = useState(false);
  const view = () => setOpen('view');
  return (
    <Panel
      title={open === 'edit' ? t`Edit your profile` : t`About you`}
      action={
        open !== 'edit' && (
          <button
            type="button"
            className="btn btn-line"
            autoFocus={edited}
            onClick={() => {
              setEdited(true);
              setOpen('edit');
            }}
          >
            <PencilLine aria-hidden className="size-5" />
            {t`Edit Profile`}
          </button>
        )
      }
    >
      {open === 'edit' ? (
        <EditForm
          customer={customer}
          onCancel={view}
          onSaved={(email) => {
            setPending(email ?? '');
            setOpen(email ? 'code' : 'view');
          }}
        />
      ) : (
        <div aria-busy={!fresh}>
          <dl className="divide-y divide-line border-y border-line">
            <Fact name={t`User ID`} value={customer.code} />
            <Fact name={t`Name`} value={customer.fullName} />
            <Fact name={t`E-mail`} value={customer.email} />
            <Fact name={t`Mobile`} value={customer.phone && `+91 ${formatPhone(customer.phone)}`} />
          </dl>
          {pending && (
            <p className="mt-4 rounded-control bg-marigold-tint px-4 py-2 wrap-anywhere">
              <Trans>
                {pending} is not confirmed yet.{' '}
                <button
                  type="button"
                  className="text-link min-h-12 font-semibold"
                  onClick={() => setOpen('code')}
                >
                  Enter the code
                </button>
              </Trans>
            </p>
          )}
          <GstNumber customer={customer} />
          <button
            type="button"
            className="btn btn-line mt-6 w-full sm:w-auto"
            onClick={() => setOpen('help')}
          >
            <LifeBuoy aria-hidden className="size-5" />
            {t`Help & Support`}
          </button>
        </div>
      )}
      {open === 'help' && <HelpModal customer={customer} onClose={view} />}
      {open === 'code' && (
        <EmailCode
          customer={customer}
          email={pending}
          onLater={view}
          onConfirmed={() => {
            setPending('');
            view();
          }}
        />
      )}
    </Panel>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd data-copyable className="font-medium wrap-anywhere">
        {value || <span className="font-normal text-ink-soft">{t`Not given`}</span>}
      </dd>
    </div>
  );
}
