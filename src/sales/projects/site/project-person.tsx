import { useLingui } from '@lingui/react/macro';
import type { MyProject } from '../my-projects.ts';
import { useSite } from '#agency/settings/site/use-site.ts';
import { whatsappHref } from '#kit/site/contact-links.ts';
import { Panel } from '#kit/site/ui/panel.tsx';
import { WhatsappIcon } from '#kit/site/ui/whatsapp-icon.tsx';

/** Who works on it, and how they are reached. */
export function ProjectPerson({ project: { person, personPicture, code, title } }: { project: MyProject }) {
  const { t } = useLingui();
  const { settings } = useSite();
  const name = person ?? settings.brand;
  return (
    <Panel title={t`Who works on it`}>
      <div className="flex flex-wrap items-center gap-4">
        {personPicture ? (
          // The name beside it says whose it is.
          <img
            src={personPicture}
            alt=""
            width={56}
            height={56}
            className="size-14 shrink-0 rounded-full object-cover"
          />
        ) : (
          <span
            aria-hidden
            className="flex size-14 shrink-0 items-center justify-center rounded-full bg-marigold-tint font-head text-h4"
          >
            {initialsOf(name)}
          </span>
        )}
        <p className="min-w-0 grow font-semibold wrap-anywhere">{name}</p>
        <a
          href={whatsappHref(settings.whatsapp, t`Hello, about ${title} (${code}):`)}
          target="_blank"
          rel="noreferrer"
          className="btn btn-line"
        >
          <WhatsappIcon className="size-5" />
          WhatsApp
        </a>
      </div>
    </Panel>
  );
}

/** `Meera Joshi` → `MJ` */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('');
