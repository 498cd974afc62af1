import { useLingui } from '@lingui/react/macro';
import { Link, useViewTransitionState } from 'react-router';
import { Picture } from '#agency/media/site/picture.tsx';
import type { CaseCard } from '../case.ts';
import { casePath } from '../case-path.ts';
import { CaseLink } from './case-link.tsx';

/** One case from edge to edge, for the home page: the client's site as it is, and the way to the others. */
export function HomeCase({ shown }: { shown: CaseCard }) {
  const { t } = useLingui();
  const { client, trade, town, headline, figure } = shown;
  return (
    <section
      aria-labelledby="past-work"
      className="on-dark grid bg-ink text-paper lg:grid-cols-[1.5fr_1fr] lg:items-center"
    >
      <Screens shown={shown} />
      <div className="px-5 pt-5 pb-7 lg:max-w-xl lg:px-14 lg:py-16">
        <p className="font-semibold text-marigold">{`${client} · ${trade}, ${town}`}</p>
        <h2 id="past-work" className="mt-3 max-w-[13.5em] text-h2">
          {headline}
        </h2>
        {figure && (
          <p className="mt-4 max-w-[25.6em] text-lead text-sand-deep">
            <strong className="font-head text-h3 text-paper tabular-nums">{figure.figure}</strong>{' '}
            {figure.words}
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-x-8">
          <CaseLink shown={shown} className="after:hidden" />
          <Link to="/work" className="onward">
            {t`All our work`}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** What the site looks like on a desk and in a hand. It moves to the case's page where the browser can. */
function Screens({ shown: { slug, desktop, phone } }: { shown: CaseCard }) {
  const moves = useViewTransitionState(casePath(slug));
  return (
    <div className="relative self-stretch" style={moves ? { viewTransitionName: `case-${slug}` } : undefined}>
      {desktop && (
        <Picture
          picture={desktop}
          // On phones a little less than it is: the step below does, and has two thirds of the bytes.
          sizes="(min-width: 1000px) 60vw, 88vw"
          className="aspect-16/10 size-full object-cover object-top-left lg:max-h-[42rem]"
        />
      )}
      {phone && (
        <div className="absolute right-[4%] -bottom-5 w-[20%] overflow-hidden rounded-[clamp(8px,1.4vw,20px)] border-[clamp(3px,0.4vw,6px)] border-ink bg-white shadow-float lg:bottom-[8%] lg:w-[22%]">
          <Picture
            picture={phone}
            alt=""
            sizes="(min-width: 1000px) 14rem, 20vw"
            className="aspect-[390/844] w-full object-cover object-top"
          />
        </div>
      )}
    </div>
  );
}
