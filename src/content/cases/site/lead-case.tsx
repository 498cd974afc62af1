import { CaseLink } from './case-link.tsx';
import type { CaseView } from './case-view.server.ts';
import { DeviceFrame } from './device-frame.tsx';
import { FigureList } from './case-figures.tsx';

type Props = { shown: CaseView };

/** One case told at length: what it looks like, whose it is, what it changed. `frame`: where its picture stands. */
export const LeadCase = ({ shown, frame }: Props & { frame: 'left' | 'right' }) => (
  <section
    aria-labelledby="lead-case"
    className="wrap section grid items-center gap-x-16 gap-y-12 lg:grid-cols-2"
  >
    <DeviceFrame
      shown={shown}
      sizes="(min-width: 1280px) 570px, (min-width: 1000px) 46vw, 88vw"
      className={frame === 'right' ? 'lg:order-last' : ''}
    />
    <div className="relative">
      <CaseName shown={shown} />
      <FigureLine shown={shown} />
      <CaseWords shown={shown} />
      <CaseLink shown={shown} className="mt-4" />
    </div>
  </section>
);

/** The same without its picture: what the client says from edge to edge, and the figures below it. */
export const CaseBand = ({ shown }: Props) => (
  <section aria-labelledby="lead-case" className="bg-marigold-tint">
    <div className="wrap section relative grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <CaseName shown={shown} />
        <CaseWords shown={shown} />
        <CaseLink shown={shown} className="mt-4" />
      </div>
      <FigureList figures={shown.figures} className="gap-8" />
    </div>
  </section>
);

/** What the site of a hero's picture is, with its figures in one row. */
export const CaseStrip = ({ shown }: Props) => (
  <section aria-labelledby="lead-case" className="on-dark bg-ink text-paper">
    <div className="wrap relative grid gap-x-12 gap-y-6 py-12 lg:grid-cols-[1.1fr_2fr]">
      <div>
        <CaseName shown={shown} dark />
        <CaseLink shown={shown} className="mt-2" />
      </div>
      <FigureList figures={shown.figures} dark className="gap-8 sm:grid-cols-3" />
    </div>
  </section>
);

/** What the client says, large, beside the first of the figures; without words only the figures. */
export function CaseQuote({ shown }: Props) {
  const { quote } = shown;
  if (!quote.words) return <CaseStrip shown={shown} />;
  return (
    <section aria-labelledby="lead-case" className="on-dark bg-ink text-paper">
      <div className="wrap section grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
        <figure>
          <blockquote className="font-head text-h2 font-semibold text-balance">{quote.words}</blockquote>
          <figcaption className="mt-5 text-sand-deep">{saidBy(shown)}</figcaption>
        </figure>
        <div className="relative border-l-4 border-marigold pl-6">
          <CaseName shown={shown} dark />
          <FigureLine shown={shown} />
          <CaseLink shown={shown} />
        </div>
      </div>
    </section>
  );
}

const saidBy = ({ quote: { name, place } }: CaseView) => [name, place].filter(Boolean).join(', ');

const CaseName = ({ shown: { client, trade, town, headline }, dark }: Props & { dark?: boolean }) => (
  <>
    <p className={`text-sm font-semibold ${dark ? 'text-marigold' : 'text-ink-soft'}`}>
      {`${client} · ${trade}, ${town}`}
    </p>
    <h2 id="lead-case" className="mt-2 max-w-[14.9em] text-h3">
      {headline}
    </h2>
  </>
);

function FigureLine({ shown: { figures } }: Props) {
  const [first] = figures;
  if (!first) return null;
  return (
    <p className="my-6">
      <strong className="block font-head text-figure font-bold tabular-nums">{first.figure}</strong>
      <span className="mt-2 block max-w-[20.5em] text-lead text-balance">{first.words}</span>
      <span className="mt-2 block text-sm opacity-80">{`${first.date} · ${first.source}`}</span>
    </p>
  );
}

function CaseWords({ shown }: Props) {
  if (!shown.quote.words) return null;
  return (
    <figure className="mt-6 border-l-4 border-marigold pl-5">
      <blockquote className="max-w-[29.5em]">{shown.quote.words}</blockquote>
      <figcaption className="mt-2 text-sm text-ink-soft">{saidBy(shown)}</figcaption>
    </figure>
  );
}
