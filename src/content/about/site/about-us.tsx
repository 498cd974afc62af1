import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { data, Link } from 'react-router';
import { aboutPath } from '../about-path.ts';
import { findAboutPreview, readAbout } from '../read-about.ts';
import { CompassScene } from './compass-scene.tsx';
import { picturesById } from '#agency/media/pictures-by-id.ts';
import { FounderPicture } from './founder-picture.tsx';
import { StudioScene } from './studio-scene.tsx';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { Prose } from '#kit/site/ui/prose.tsx';
import { translated } from '#agency/translations/site/translated.server.ts';
import type { Route } from './+types/about-us';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { agency } from '#agency/settings/site/structured-data.server.ts';
import { describePage } from '#content/seo/site/describe-page.server.ts';
import { useSite } from '#agency/settings/site/use-site.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** The page, or its draft for whoever was given the link of that. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  if (token === undefined) {
    cachePage(context, 'about', 'media');
    await describePage(context, { kind: 'page', key: 'about-us' }, agency);
  }
  const about = token === undefined ? await readAbout(ctx) : await findAboutPreview(ctx, { token });
  if (!about) throw data(null, { status: 404 });
  const { founderPictureId } = about;
  const pictures = await picturesById(ctx, founderPictureId ? [founderPictureId] : []);
  return {
    about: await translated(context, about),
    founderPicture: pictures.get(founderPictureId ?? '') ?? null,
  };
}

export default function AboutPage({ loaderData: { about, founderPicture } }: Route.ComponentProps) {
  const { t } = useLingui();
  const year = useSite().settings.foundedYear;
  return (
    <>
      <PageHead title={t`About us`} description={about.lead || about.headline} path={aboutPath} />
      <div className="wrap grid items-center gap-x-16 gap-y-10 py-12 md:grid-cols-[1.1fr_1fr] md:py-20">
        <div>
          <h1 className="max-w-[9.5em] text-h1">{about.headline}</h1>
          <p className="mt-6 max-w-[29.5em] text-lead text-ink-soft">{about.lead}</p>
          <p className="mt-8 border-l-4 border-marigold pl-4 font-head text-h3 font-bold">
            {t`Founded in ${year}`}
          </p>
        </div>
        <StudioScene />
      </div>
      <section aria-labelledby="founder" className="bg-sand">
        <div className="wrap section grid items-center gap-x-16 gap-y-10 md:grid-cols-[minmax(0,22rem)_1fr]">
          <FounderPicture name={about.founderName} role={about.founderRole} picture={founderPicture} />
          <div>
            <h2 id="founder" className="text-h2">
              {about.founderHeading}
            </h2>
            <Prose text={about.founderText} />
          </div>
        </div>
      </section>
      <section
        aria-labelledby="company"
        className="wrap section grid gap-x-16 gap-y-6 md:grid-cols-[1fr_1.6fr]"
      >
        <h2 id="company" className="max-w-[8.1em] text-h2">
          {about.companyHeading}
        </h2>
        <div className="text-lead *:first:mt-0">
          <Prose text={about.companyText} />
          <Link to="/gallery" className="onward mt-4 text-base">
            {t`See what we draw`}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </div>
      </section>
      <section
        aria-label={`${about.visionHeading}, ${about.missionHeading}`}
        className="on-dark bg-ink text-paper"
      >
        <div className="wrap section grid gap-x-16 gap-y-12 md:grid-cols-[1fr_1fr_minmax(0,18rem)]">
          <div>
            <h2 className="text-h3 text-marigold">{about.visionHeading}</h2>
            <Prose text={about.visionText} />
          </div>
          <div>
            <h2 className="text-h3 text-marigold">{about.missionHeading}</h2>
            <Prose text={about.missionText} />
          </div>
          <CompassScene />
        </div>
      </section>
      {about.unfitText && (
        <section
          aria-labelledby="unfit"
          className="wrap section grid gap-x-16 gap-y-6 md:grid-cols-[1fr_1.6fr]"
        >
          <h2 id="unfit" className="max-w-[8.1em] text-h2">
            {about.unfitHeading}
          </h2>
          <div className="border-l-4 border-brick pl-6 text-lead *:first:mt-0">
            <Prose text={about.unfitText} />
          </div>
        </section>
      )}
    </>
  );
}
