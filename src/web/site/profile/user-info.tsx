import { LifeBuoy, PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { Customer } from '#api/browser/login-record.ts';
import { EditForm } from './edit-form.tsx';
import { EmailCode } from './email-code.tsx';
import { GstNumber } from './gst-number.tsx';
import { HelpModal } from './help-modal.tsx';
import { Panel } from './panel.tsx';

type Open = { what: 'view' | 'edit' | 'help' } | { what: 'code'; email: string };

/** Name and ways to reach somebody: to see, or to edit. */
export function UserInfo({ customer, fresh }: { customer: Customer; fresh: boolean }) {
  const [open, setOpen] = useState<Open>({ what: 'view' });
  const view = () => setOpen({ what: 'view' });
  return (
    <Panel
      title={open.what === 'edit' ? 'Edit your profile' : 'About you'}
      action={
        open.what !== 'edit' && (
          <button type="button" className="btn btn-line" onClick={() => setOpen({ what: 'edit' })}>
            <PencilLine aria-hidden className="size-5" />
            Edit Profile
          </button>
        )
      }
    >
      {open.what === 'edit' ? (
        <EditForm
          customer={customer}
          onCancel={view}
          onSaved={(pendingEmail) => (pendingEmail ? setOpen({ what: 'code', email: pendingEmail }) : view())}
        />
      ) : (
        <div aria-busy={!fresh}>
          <dl className="divide-y divide-line border-y border-line">
            <Fact name="User ID" value={customer.code} />
            <Fact name="Name" value={customer.fullName} />
            <Fact name="E-mail" value={customer.email} />
            <Fact name="Mobile" value={customer.phone && `+91 ${customer.phone}`} />
          </dl>
          <GstNumber customer={customer} />
          <button
            type="button"
            className="btn btn-line mt-6 w-full sm:w-auto"
            onClick={() => setOpen({ what: 'help' })}
          >
            <LifeBuoy aria-hidden className="size-5" />
            Help &amp; Support
          </button>
        </div>
      )}
      {open.what === 'help' && <HelpModal customer={customer} onClose={view} />}
      {open.what === 'code' && <EmailCode customer={customer} email={open.email} onClose={view} />}
    </Panel>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd data-copyable className="font-medium wrap-anywhere">
        {value || <span className="font-normal text-ink-soft">Not given</span>}
      </dd>
    </div>
  );
}
