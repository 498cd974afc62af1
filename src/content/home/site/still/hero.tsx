import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { ShownHome } from '../../read-home.ts';
import { HeroScene } from '../hero-scene.tsx';
import { callHref, formatPhone } from '#kit/site/contact-links.ts';
import { useSite } from '#agency/settings/site/use-site.ts';

export function Hero({ firstLine, secondLine, lead }: ShownHome['hero']) {
  const { t } = useLingui();
  const { settings } = useSite();
  const phone = settings.phones[0] ?? settings.whatsapp;
  return (
    <section className="wrap grid items-center gap-x-10 gap-y-6 border-b-2 border-ink pt-7 md:grid-cols-[1.2fr_1fr] md:pt-12">
      <div className="md:pb-20">
        <h1 className="text-h1">
          <span className="block">{firstLine}</span> {secondLine}
        </h1>
        <p className="mt-6 max-w-[29.5em] text-lead text-ink-soft">{lead}</p>
        {/* Side by side only where they fit in any letters: the first sight would move when ours come. */}
        <div className="mt-8 flex flex-col items-start gap-x-4 gap-y-2 min-[24rem]:flex-row min-[24rem]:items-center sm:gap-x-7">
          {/* As wide in any letters: what stands beside it does not move when ours come. */}
          <Link
            to="/contact-us"
            prefetch="intent"
            className="btn btn-main min-w-42 px-5 sm:min-w-56 sm:px-7 sm:text-lead"
          >
            {t`Get Started Now`}
          </Link>
          <a
            data-copyable
            href={callHref(phone)}
            className="inline-flex min-h-12 items-center gap-2.5 font-semibold tabular-nums decoration-marigold-deep decoration-2 underline-offset-4 hover:underline"
          >
            <Phone aria-hidden className="size-5" />
            <span>
              <span className="sr-only">{t`Call`} </span>
              {formatPhone(phone)}
            </span>
          </a>
        </div>
      </div>
      <div className="mx-auto w-full max-w-[19rem] sm:max-w-[30rem] self-end md:max-w-none">
        <HeroScene />
      </div>
    </section>
  );
}
