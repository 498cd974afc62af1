import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShownHome } from '../read-home.ts';
import { useSite } from '#agency/settings/site/use-site.ts';

/** @param props.founder the picture of who answers for it; `children`: how to meet them */
export function About({
  heading,
  text,
  claims,
  withFounder,
  withFreeTimes,
  founder,
  children,
}: ShownHome['about'] & { founder: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  const { brand } = useSite().settings;
  // Where neither stands beside the words, they take that place themselves.
  const isAlone = !withFounder && !withFreeTimes;
  const isOne = withFounder !== withFreeTimes;
  const words = (
    <>
      <p className={isAlone ? 'max-w-measure text-lead' : 'mt-5 max-w-measure'}>{text}</p>
      {claims.length > 0 && (
        <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
          {claims.map((claim) => (
            <Claim key={claim.words} {...claim} />
          ))}
        </dl>
      )}
      <Link to="/about-us" className="onward mt-3">
        {t`Know more`}
        <span className="sr-only"> {t`about ${brand}`}</span>
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </>
  );
  return (
    <section aria-labelledby="about" className="bg-sand">
      <div
        className={`wrap section max-md:py-9 grid gap-x-16 gap-y-6 ${isAlone ? '' : 'items-center'} ${isOne ? 'md:grid-cols-[minmax(0,34rem)_minmax(0,24rem)] md:justify-between' : 'md:grid-cols-[minmax(0,24rem)_1fr]'}`}
      >
        <div>
          <h2 id="about" className="max-w-[10.1em] text-h2">
            {heading}
          </h2>
          {!isAlone && words}
        </div>
        {isAlone ? (
          <div>{words}</div>
        ) : (
          <div
            className={`grid items-end gap-x-8 gap-y-5 ${isOne ? 'max-md:sm:max-w-[24rem]' : 'sm:grid-cols-[minmax(0,17rem)_1fr]'}`}
          >
            {founder}
            {children}
          </div>
        )}
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
