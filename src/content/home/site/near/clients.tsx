import { useLingui } from '@lingui/react/macro';
import type { ShownHome } from '../../read-home.ts';
import { Carousel } from '#kit/site/ui/carousel.tsx';
import { Picture } from '#agency/media/site/picture.tsx';

type Logo = ShownHome['clients']['logos'][number];

export function Clients({ heading, logos }: ShownHome['clients']) {
  const { t } = useLingui();
  if (logos.length === 0) return null;
  return (
    <section aria-labelledby="clients" className="wrap py-7 md:py-16">
      <Carousel
        label={t`Client logos`}
        heading={
          <h2 id="clients" className="max-w-[16.2em] text-h4 sm:text-h3">
            {heading}
          </h2>
        }
      >
        {logos.map((logo, i) => (
          <ClientLogo key={i} {...logo} />
        ))}
      </Carousel>
    </section>
  );
}

/** A mark with the name beside it, or a picture that holds the name itself. */
const ClientLogo = ({ name, withName, picture }: Logo) =>
  withName ? (
    <span className="inline-flex flex-col items-center gap-1.5 text-center text-ink sm:flex-row sm:gap-3">
      <Picture picture={picture} alt="" sizes="48px" className="size-12 shrink-0 object-contain" />
      <span className="font-head text-base leading-tight font-semibold lg:text-h4">{name}</span>
    </span>
  ) : (
    <Picture picture={picture} alt={name} sizes="200px" className="h-16 w-full object-contain" />
  );
