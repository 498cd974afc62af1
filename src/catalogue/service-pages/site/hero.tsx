import type { ReactNode } from 'react';
import type { ServicePageContent } from '../service-page.ts';
import { CallButtons } from './calls.tsx';
import { Proof } from './proof.tsx';

const grounds = {
  paper: 'border-b-2 border-ink',
  sand: 'bg-sand',
  sky: 'bg-sky',
  marigold: 'bg-marigold',
  ink: 'on-dark bg-ink text-paper',
};
type Ground = keyof typeof grounds;

const places = {
  right: 'md:grid-cols-[1.15fr_1fr]',
  left: 'md:grid-cols-[1fr_1.15fr]',
  below: '',
};

/** The first sight of a service page: badge, heading, ways to call, its own picture. */
export function Hero({
  page,
  service,
  ground,
  picture,
  place = 'right',
  withProof = true,
  children,
}: {
  page: ServicePageContent;
  service: string;
  ground: Ground;
  picture: ReactNode;
  /** Where the picture stands beside the words on a wide screen. */
  place?: keyof typeof places;
  withProof?: boolean;
  /** Stands between the lead and the buttons. */
  children?: ReactNode;
}) {
  const centred = place === 'below';
  const quiet = ground === 'ink' ? 'text-sand-deep' : ground === 'marigold' ? '' : 'text-ink-soft';
  const buttonGround = ground === 'ink' ? 'dark' : ground === 'marigold' ? 'marigold' : undefined;
  return (
    <section className={grounds[ground]}>
      <div className={`wrap grid items-center gap-x-12 gap-y-10 pt-10 md:pt-14 ${places[place]}`}>
        <div
          className={`pb-2 md:pb-14 ${centred ? 'max-w-[52rem]' : ''} ${place === 'left' ? 'md:order-last' : ''}`}
        >
          <p
            className={`mb-5 inline-block rounded-control border-[1.5px] px-3 py-1 text-sm font-semibold ${ground === 'ink' ? 'border-marigold text-marigold' : 'border-ink'}`}
          >
            {page.badge}
          </p>
          <h1 className="text-h1">{page.heading}</h1>
          <p className={`mt-6 max-w-[54ch] text-lead ${quiet}`}>{page.lead}</p>
          {children}
          <CallButtons service={service} {...(buttonGround && { ground: buttonGround })} />
          {withProof && <Proof items={page.proof} quiet={quiet} />}
        </div>
        <div aria-hidden className={`w-full self-end ${centred ? '' : 'mx-auto max-w-[34rem]'}`}>
          {picture}
        </div>
      </div>
    </section>
  );
}
