import { useLingui } from '@lingui/react/macro';
import { Phone, UserRound } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useSite } from '#agency/settings/site/use-site.ts';
import { formatInr } from '#kit/india/money.ts';
import { languageTags } from '#kit/language/language.ts';
import { callHref, formatPhone, whatsappHref } from '#kit/site/contact-links.ts';
import { WhatsappIcon } from '#kit/site/ui/whatsapp-icon.tsx';
import { openingLines } from '#sales/office-hours/site/opening-hours.ts';
import type { Passage, QuestionAnswer, ShownPrice } from '../question.ts';

/**
 * What the site knows: a model's words where there are some, else the passage itself; then prices, and the pages that say
 * it. All of it is shown as text. @param onLeave a page is opened · @param onPerson a number shall be left
 */
export function Answer({
  answer: { phrased, passages, prices, contact },
  onLeave,
  onPerson,
}: {
  answer: QuestionAnswer;
  onLeave: () => void;
  onPerson: () => void;
}) {
  const { t } = useLingui();
  const label = useId();
  const [first] = passages;
  if (!first && prices.length === 0 && !contact) return <Unknown onPerson={onPerson} />;
  return (
    <div className={bubble}>
      <span className="sr-only">{t`Assistant:`} </span>
      {phrased !== null && <p>{phrased}</p>}
      {first && phrased === null && (
        <blockquote lang={languageTags[first.language]} className="border-l-4 border-marigold pl-3">
          {first.text}
        </blockquote>
      )}
      {prices.length > 0 && <Prices prices={prices} onLeave={onLeave} />}
      {contact && <Contact onLeave={onLeave} />}
      {first && (
        <div>
          <p id={label} className="text-xs text-ink-soft">
            {phrased === null ? t`Where this stands` : t`Put into words by a program, from these pages:`}
          </p>
          <ul aria-labelledby={label} className="grid gap-1 text-sm">
            {passages.map((passage) => (
              <li key={passage.path + passage.title}>
                <Source passage={passage} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const bubble =
  'grid max-w-[92%] animate-[settle_200ms_var(--ease-out)] gap-3 justify-self-start rounded-card rounded-bl-[4px] border border-line bg-white px-4 py-3 wrap-anywhere';

const Source = ({
  passage: { title, path, language },
  onLeave,
}: {
  passage: Passage;
  onLeave: () => void;
}) => (
  <Link
    to={path}
    lang={languageTags[language]}
    className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4"
    onClick={onLeave}
  >
    {title}
  </Link>
);

function Prices({ prices, onLeave }: { prices: ShownPrice[]; onLeave: () => void }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Prices`} className="grid divide-y divide-line">
      {prices.map(({ name, paise, months, isLeast, gst, path }) => {
        const price = formatInr(paise);
        return (
          <li key={name + path} className="py-1.5 first:pt-0">
            <Link
              to={path}
              className="flex min-h-8 flex-wrap items-center justify-between gap-x-3"
              onClick={onLeave}
            >
              <span className="font-semibold underline underline-offset-4">{name}</span>
              <span className="font-semibold tabular-nums">{isLeast ? t`from ${price}` : price}</span>
            </Link>
            <span className="block text-xs text-ink-soft">
              {months !== null && (months === 1 ? t`for one month` : t`for ${months} months`)}
              {months !== null && gst !== null && ' · '}
              {gst === 'included' && t`GST is included.`}
              {gst === 'added' && t`GST is added.`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Where and when we are reached. */
function Contact({ onLeave }: { onLeave: () => void }) {
  const { t, i18n } = useLingui();
  const { addressLines, phones, email, officeHours } = useSite().settings;
  const link = 'inline-flex min-h-8 items-center font-semibold underline underline-offset-4';
  return (
    <div className="grid gap-1">
      <p data-copyable>{addressLines.join(', ')}</p>
      {openingLines(officeHours, i18n).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="flex flex-wrap gap-x-4">
        {phones.map((phone) => (
          <a key={phone} href={callHref(phone)} className={link}>
            {formatPhone(phone)}
          </a>
        ))}
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
        <Link to="/contact-us" className={link} onClick={onLeave}>
          {t`Contact us`}
        </Link>
      </p>
    </div>
  );
}

/** We do not know: the ways to somebody who does. */
function Unknown({ onPerson }: { onPerson: () => void }) {
  const { t } = useLingui();
  const { phones, whatsapp } = useSite().settings;
  const way = 'btn btn-line min-h-11 justify-start gap-2 bg-white px-4';
  return (
    <div className={bubble}>
      <p>
        <span className="sr-only">{t`Assistant:`} </span>
        {t`I do not know this: our pages do not say it. A person can tell you.`}
      </p>
      <div className="grid gap-2">
        <a href={callHref(phones[0] ?? whatsapp)} className={way}>
          <Phone aria-hidden className="size-5" />
          {t`Call us`}
        </a>
        <a href={whatsappHref(whatsapp, t`Hello, I have a question.`)} className={way}>
          <WhatsappIcon className="size-5 text-leaf" />
          {t`Ask on WhatsApp`}
        </a>
        <button type="button" className={way} onClick={onPerson}>
          <UserRound aria-hidden className="size-5" />
          {t`Leave your number`}
        </button>
      </div>
    </div>
  );
}
