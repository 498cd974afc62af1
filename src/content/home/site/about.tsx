import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ShownHome } from '../read-home.ts';
import { BoardScene } from '#kit/site/pictures/board-scene.tsx';
import { useSite } from '#agency/settings/site/use-site.ts';

export function About({ heading, text, claims }: ShownHome['about']) {
  const { t } = useLingui();
  const { brand } = useSite().settings;
  return (
    <section aria-labelledby="about" className="bg-sand">
      <div className="wrap section grid items-center gap-x-16 gap-y-12 md:grid-cols-2">
        <div className="w-full max-w-[34rem]">
          <BoardScene />
        </div>
        <div>
          <h2 id="about" className="max-w-[15ch] text-h2">
            {heading}
          </h2>
          <p className="mt-6 max-w-[50ch]">{text}</p>
          {claims.length > 0 && (
            <dl className="mt-9 flex flex-wrap gap-x-12 gap-y-6">
              {claims.map((claim) => (
                <Claim key={claim.words} {...claim} />
              ))}
            </dl>
          )}
          <Link to="/about-us" className="onward mt-6">
            {t`Know more`}
            <span className="sr-only"> {t`about ${brand}`}</span>
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </div>
      </div>
    </section>
  );
}

function Claim({ figure, words }: ShownHome['about']['claims'][number]) {
  return (
    <div className="flex flex-col-reverse border-l-4 border-marigold pl-4">
      <dt className="text-ink-soft">{words}</dt>
      <dd className="font-head text-h2 font-bold">{figure}</dd>
    </div>
  );
}
