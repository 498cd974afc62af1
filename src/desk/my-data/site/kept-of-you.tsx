import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { useSite } from '#agency/settings/site/use-site.ts';
import { formatPhone, whatsappHref } from '#kit/site/contact-links.ts';
import { saveFile } from '#kit/save-file.ts';
import { attempt, failureText } from '#kit/site/attempt.ts';
import { ConfirmModal } from '#kit/site/ui/confirm-modal.tsx';
import { takeFocus } from '#kit/site/ui/take-focus.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { eraseKept, type Erased, type Kept } from '../wire/client.ts';
import { AskForm } from './ask-form.tsx';
import { CorrectForm } from './correct-form.tsx';

type Step = 'list' | 'correct' | 'ask' | 'erase';

/** What is kept, a copy to take along, and the ways to have it put right or erased. */
export function KeptOfYou({ kept, onChanged }: { kept: Kept; onChanged: (kept: Kept) => void }) {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>('list');
  /** What had to stay, once the rest is erased. */
  const [stays, setStays] = useState<Erased['kept'] | null>(null);
  const isMaking = kept.projects.some(({ state }) => state === 'running');
  const isMade = kept.projects.some(({ state }) => state !== 'running');
  const isAsked = kept.grievances.some(({ status }) => status === 'open');

  async function erase() {
    const answer = await attempt(eraseKept());
    if (!answer.ok) return failureText(answer);
    setStays(answer.kept);
    return null;
  }

  if (stays)
    return (
      <div key="erased" role="status" tabIndex={-1} ref={takeFocus} className="grid gap-3 outline-none">
        <h2 className="text-h3">{t`Erased`}</h2>
        <p>
          {stays.invoices + stays.quotations > 0
            ? t`What we kept of you is gone, but for invoices and accepted quotations: tax law asks us to keep them.`
            : t`What we kept of you is gone.`}
        </p>
        {stays.projects > 0 && <p>{t`What we are making for you stays until it is done.`}</p>}
        {stays.questions > 0 && <p>{t`A question that we have not answered yet stays until it is.`}</p>}
      </div>
    );
  if (step === 'correct')
    return <CorrectForm kept={kept} onSaved={onChanged} onClose={() => setStep('list')} />;
  if (step === 'ask') return <AskForm onAsked={onChanged} onClose={() => setStep('list')} />;
  return (
    <div tabIndex={-1} ref={takeFocus} className="grid gap-5 outline-none">
      <List kept={kept} />
      <OnWhatsApp />
      {kept.hasAccount && (
        <p>
          <Trans>
            You have an account. What it holds you see, change and erase in your{' '}
            <Link to="/profile" className="text-link font-medium">
              profile
            </Link>
            .
          </Trans>
        </p>
      )}
      <div className="grid justify-items-start border-t border-line pt-3">
        <button type="button" className="onward" onClick={() => download(kept)}>
          <Download aria-hidden className="size-5" />
          {t`Download my data`}
        </button>
        <button
          type="button"
          className="text-link min-h-12 font-semibold"
          onClick={() => setStep('correct')}
        >{t`Correct my data`}</button>
        <button
          type="button"
          className="text-link min-h-12 font-semibold"
          onClick={() => setStep('ask')}
        >{t`Ask or complain`}</button>
        <button
          type="button"
          className="min-h-12 font-semibold text-brick underline decoration-[1.5px] underline-offset-4"
          onClick={() => setStep('erase')}
        >{t`Erase my data`}</button>
      </div>
      {step === 'erase' && (
        <ConfirmModal
          title={t`Erase your data?`}
          confirm={t`Erase my data`}
          busyText={t`Deleting …`}
          onConfirm={erase}
          onClose={() => setStep('list')}
        >
          <ul className="list-disc space-y-2 pl-5 marker:text-marigold-deep">
            <li>
              {t`Your enquiries, appointments, newsletter and mails are erased at once. Appointments to come do not take place.`}
            </li>
            <li>{t`Invoices and payment records stay for as long as tax law asks us to keep them.`}</li>
            {isMade && <li>{t`Finished projects go too, with their files.`}</li>}
            {isMaking && <li>{t`What we are making for you stays until it is done.`}</li>}
            {isAsked && <li>{t`A question that we have not answered yet stays until it is.`}</li>}
            <li>{t`This cannot be undone.`}</li>
          </ul>
        </ConfirmModal>
      )}
    </div>
  );
}

/** A code to an address proves no number: whoever writes from it has shown whose it is. */
function OnWhatsApp() {
  const { settings } = useSite();
  const spoken = formatPhone(settings.whatsapp);
  return (
    <p className="text-ink-soft">
      <Trans>
        What was written by SMS or on WhatsApp is not shown here. Write to us on WhatsApp from that number, to{' '}
        <a
          data-copyable
          href={whatsappHref(settings.whatsapp, '')}
          className="text-link whitespace-nowrap tabular-nums"
        >
          {spoken}
        </a>
        : we tell you what we keep of it or erase it.
      </Trans>
    </p>
  );
}

function List({ kept }: { kept: Kept }) {
  const { t } = useLingui();
  const language = useLanguage();
  const day = (at: string) => formatDate(dateInIndia(new Date(at)), language);
  const { enquiries, appointments, quotations, projects, invoices, grievances, messages, newsletter } = kept;
  const parts: { name: string; lines: string[] }[] = [
    {
      name: t`Enquiries`,
      lines: enquiries.map(({ at, name, service }) => [day(at), name, service].filter(Boolean).join(', ')),
    },
    {
      name: t`Appointments`,
      lines: appointments.map(({ startsAt, name }) => `${day(startsAt)}, ${name}`),
    },
    {
      name: t`Quotations`,
      lines: quotations.map(({ at, title }) => `${day(at)}, ${title}`),
    },
    {
      name: t`Projects`,
      lines: projects.map(({ code, title }) => `${code}, ${title}`),
    },
    {
      name: t`Invoices`,
      lines: invoices.map(({ issuedAt, number }) => `${day(issuedAt)}, ${number}`),
    },
    {
      name: t`Newsletter`,
      lines: newsletter ? [day(newsletter.requestedAt)] : [],
    },
    {
      name: t`Questions about your data`,
      lines: grievances.map(({ at, text }) => `${day(at)}, ${text}`),
    },
  ];
  const shown = parts.filter(({ lines }) => lines.length > 0);
  if (shown.length + messages.length === 0) return <p>{t`Nothing is filed under this address.`}</p>;
  return (
    <div className="grid gap-4">
      {shown.map(({ name, lines }) => (
        <section key={name} aria-label={name}>
          <h2 className="text-h4 font-semibold">{name}</h2>
          <ul className="mt-1 list-disc space-y-1 pl-5 wrap-anywhere marker:text-marigold-deep">
            {lines.map((line, at) => (
              // Two may say the same.
              <li key={`${at} ${line}`}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {messages.length > 0 && <p>{t`Mails to you: ${messages.length}`}</p>}
    </div>
  );
}

function download(kept: Kept) {
  const { hasAccount: _here, ...all } = kept;
  saveFile('my-data.json', JSON.stringify(all, null, 2), 'application/json');
}
