import { useLingui } from '@lingui/react/macro';
import { CircleAlert, MailCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useHref } from 'react-router';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { attempt } from '#kit/site/attempt.ts';
import { Honeypot } from '#kit/site/ui/form/honeypot.tsx';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { MeasuredTick } from './measured-tick.tsx';
import { postNewsletter } from '../wire/client.ts';

type Outcome = { state: 'open' | 'busy' | 'sent' } | { state: 'failed'; text: string };

/**
 * Asks for an address; nothing is sent to it before it is confirmed there. Works as a plain form too (/newsletter).
 * @param typed what a post without JavaScript said that was refused
 */
export function NewsletterForm({ typed }: { typed?: { email: string; measured: boolean } | undefined }) {
  const { t, i18n } = useLingui();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open' });
  const ready = useHydrated();
  const href = useHref('/newsletter');
  const id = useId();

  async function send(form: HTMLFormElement) {
    const fields = new FormData(form);
    const text = (name: string) => String(fields.get(name) ?? '');
    setOutcome({ state: 'busy' });
    const input = {
      email: text('email'),
      website: text('website'),
      page: location.pathname,
      measured: fields.has('measured'),
    };
    const answer = await attempt(postNewsletter(input), noConnection);
    setOutcome(
      answer.ok ? { state: 'sent' } : { state: 'failed', text: answer.errors.email ?? answer.message },
    );
  }

  const failed = outcome.state === 'failed' ? outcome.text : null;
  return (
    <section aria-labelledby={`${id}title`} data-no-print className="bg-sand">
      <div className="wrap grid gap-x-16 gap-y-6 py-14 md:grid-cols-2 md:py-20">
        <div>
          <h2 id={`${id}title`} className="max-w-[12.2em] text-h2">
            {t`One useful article a month`}
          </h2>
          <p className="mt-4 max-w-[28.2em] text-ink-soft">
            {t`By e-mail, for people who run a business. One click ends it.`}
          </p>
        </div>
        {outcome.state === 'sent' ? (
          <output className="flex gap-3 self-center text-lead">
            <MailCheck aria-hidden className="mt-1 size-6 shrink-0 text-leaf" />
            <span>
              {t`Please open the mail we have just sent you and confirm. Then the next article is yours.`}
            </span>
          </output>
        ) : (
          <form
            method="post"
            action={href}
            encType="multipart/form-data"
            noValidate={ready}
            aria-label={t`Newsletter`}
            className="relative self-center"
            onSubmit={(event) => {
              event.preventDefault();
              if (outcome.state !== 'busy') void send(event.currentTarget);
            }}
          >
            <label htmlFor={id} className="mb-1.5 block font-semibold">
              {t`E-mail`}
            </label>
            <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
              <input
                id={id}
                name="email"
                type="email"
                required
                autoComplete="email"
                maxLength={200}
                defaultValue={typed?.email}
                placeholder={t`E-mail address`}
                className="control"
                aria-invalid={failed ? true : undefined}
                aria-describedby={`${id}error`}
              />
              <button type="submit" disabled={outcome.state === 'busy'} className="btn btn-main">
                {outcome.state === 'busy' ? t`Sending...` : t`Subscribe`}
              </button>
            </div>
            <p
              id={`${id}error`}
              aria-live="polite"
              className="mt-2 flex gap-1.5 text-sm font-medium text-brick"
            >
              {failed && (
                <>
                  <CircleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0" />
                  {i18n._(failed)}
                </>
              )}
            </p>
            <MeasuredTick defaultChecked={typed?.measured ?? false} />
            <Honeypot name="website" />
          </form>
        )}
      </div>
    </section>
  );
}
