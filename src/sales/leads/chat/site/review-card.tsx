import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatPhone } from '#kit/site/contact-links.ts';
import type { Called } from './called.ts';
import { answerNames, type Answer, type Answers } from './conversation.ts';

const labels: Record<Answer, MessageDescriptor> = {
  service: msg`Service`,
  name: msg`Name`,
  email: msg`E-mail`,
  phone: msg`Contact number`,
};

/** What will be sent, each answer with a way to change it. */
export function ReviewCard({
  answers,
  onWhatsApp,
  locked,
  called,
  onEdit,
}: {
  answers: Answers;
  onWhatsApp: boolean;
  locked: boolean;
  called: Called;
  onEdit: (answer: Answer) => void;
}) {
  const { t } = useLingui();
  const shown = (name: Answer) => {
    if (name === 'phone') return formatPhone(answers.phone);
    return name === 'service' ? called(answers.service) : answers[name];
  };
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-white px-4">
      {answerNames.map((name) => (
        <div key={name} className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2">
          <dt className="text-xs text-ink-soft">{t(labels[name])}</dt>
          <dd className="font-semibold tabular-nums wrap-anywhere">
            {shown(name)}
            {name === 'phone' && onWhatsApp && (
              <span className="block text-sm font-normal">{t`also on WhatsApp`}</span>
            )}
          </dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <button
              type="button"
              disabled={locked}
              className="group -mr-2 flex min-h-12 items-center px-2 disabled:invisible"
              onClick={() => onEdit(name)}
            >
              <span className="rounded-full border border-ink-faint px-3.5 py-1 text-sm font-semibold group-hover:border-ink group-hover:bg-sand">
                <EditWords what={t(labels[name]).toLowerCase()} />
              </span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const EditWords = ({ what }: { what: string }) => (
  <Trans>
    Edit<span className="sr-only"> {what}</span>
  </Trans>
);
