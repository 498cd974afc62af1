import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { BoardScene } from '#web/pictures/board-scene.tsx';
import { useSite } from '../use-site.ts';

export function About() {
  const { settings } = useSite();
  return (
    <section aria-labelledby="about" className="bg-sand">
      <div className="wrap section grid items-center gap-x-16 gap-y-12 md:grid-cols-2">
        <div className="w-full max-w-[34rem]">
          <BoardScene />
        </div>
        <div>
          <h2 id="about" className="max-w-[15ch] text-h2">
            The people who draw it are the people you call
          </h2>
          <p className="mt-6 max-w-[50ch]">
            We started in {settings.foundedYear} with one rule: a website is finished when it has brought its
            owner business. Designers, developers and ad people sit at one table here, so what is promised on
            Monday is on the board by Tuesday.
          </p>
          <dl className="mt-9 flex flex-wrap gap-x-12 gap-y-6">
            <Claim figure="100+" words="customer satisfaction" />
            <Claim figure="8+" words="years" />
          </dl>
          <Link to="/about-us" className="onward mt-6">
            Know more
            <span className="sr-only"> about {settings.brand}</span>
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </div>
      </div>
    </section>
  );
}

function Claim({ figure, words }: { figure: string; words: string }) {
  return (
    <div className="flex flex-col-reverse border-l-4 border-marigold pl-4">
      <dt className="text-ink-soft">{words}</dt>
      <dd className="font-head text-h2 font-bold">{figure}</dd>
    </div>
  );
}
