import type { ReactNode } from 'react';
import { Picture } from '#agency/media/site/picture.tsx';
import type { ShownServicePage } from '../read-service-page.ts';
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
  right: 'md:grid-cols-[1.1fr_1fr]',
  left: 'md:grid-cols-[1fr_1.1fr]',
  below: '',
};

/** The first sight of a service page: badge, heading, ways to call, its own picture. */
export function Hero({
  page,
  service,
  ground,
  picture,
  place = 'right',
  floating = false,
  withProof = true,
  children,
}: {
  page: ShownServicePage;
  service: string;
  ground: Ground;
  /** What stands there until the owner chooses a picture. */
  picture: ReactNode;
  /** Where the picture stands beside the words on a wide screen. */
  place?: keyof typeof places;
  /** The picture hangs beside the middle of the words and does not stand on the ground. */
  floating?: boolean;
  withProof?: boolean;
  /** Stands between the lead and the buttons. */
  children?: ReactNode;
}) {
  const below = place === 'below';
  const quiet = ground === 'ink' ? 'text-sand-deep' : ground === 'marigold' ? '' : 'text-ink-soft';
  const buttonGround = ground === 'ink' ? 'dark' : ground === 'marigold' ? 'marigold' : undefined;
  return (
    <section className={grounds[ground]}>
      <div className={`wrap grid items-center gap-x-12 gap-y-10 pt-8 md:pt-10 ${places[place]}`}>
        <div
          className={`pb-2 ${below ? 'gap-x-16 lg:grid lg:grid-cols-[1.1fr_1fr] lg:items-end' : 'md:pb-12'} ${place === 'left' ? 'md:order-last' : ''}`}
        >
          <div>
            <p
              className={`mb-5 inline-block rounded-control border-[1.5px] px-3 py-1 text-sm font-semibold ${ground === 'ink' ? 'border-marigold text-marigold' : 'border-ink'}`}
            >
              {page.badge}
            </p>
            <h1 className="text-h1">{page.heading}</h1>
          </div>
          <div className={below ? 'lg:col-start-2 lg:row-span-2 lg:row-start-1' : ''}>
            {/* Not in ch: their width is another before the letters have come, and the first sight would move. */}
            <p className={`mt-6 max-w-[34.6em] text-lead ${quiet}`}>{page.lead}</p>
            {children}
            <CallButtons service={service} {...(buttonGround && { ground: buttonGround })} />
          </div>
          {withProof && <Proof items={page.proof} quiet={quiet} />}
        </div>
        <div
          aria-hidden={!page.picture}
          className={`w-full ${floating || page.picture ? 'pb-12 md:pt-4' : 'self-end'} ${below ? '' : 'mx-auto max-w-[38rem]'}`}
        >
          {page.picture ? (
            <Picture
              picture={page.picture}
              priority
              sizes={
                below
                  ? '(min-width: 1280px) 1184px, 92vw'
                  : '(min-width: 1280px) 570px, (min-width: 769px) 46vw, 92vw'
              }
              className={`w-full rounded-card object-cover ${below ? 'aspect-4/3 md:aspect-21/9' : 'aspect-4/3'}`}
            />
          ) : (
            picture
          )}
        </div>
      </div>
    </section>
  );
}
