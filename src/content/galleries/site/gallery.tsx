import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { galleryPath } from '../gallery-path.ts';
import type { GalleryCard } from '../gallery.ts';
import { listPublishedGalleries } from '../list-galleries.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { Picture } from '#agency/media/site/picture.tsx';
import { translated } from '#agency/translations/site/translated.server.ts';
import type { Route } from './+types/gallery';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { describePage } from '#content/seo/site/describe-page.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  cachePage(context, 'galleries', 'media');
  await describePage(context, { kind: 'page', key: 'gallery' });
  const galleries = await listPublishedGalleries(context.get(ctxContext));
  return { galleries: await translated(context, galleries) };
}

// The same address answers programs with JSON: see api/galleries.
export const headers = () => ({ Vary: 'Accept' });

export default function GalleryPage({ loaderData: { galleries } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="wrap py-12 md:py-20">
      <PageHead
        title={t`Gallery`}
        description={t`Shop fronts, screens, sketches and patterns: pictures from our studio, gallery by gallery.`}
        path="/gallery"
      />
      <h1 className="max-w-[9.5em] text-h1">{t`What hangs on our walls`}</h1>
      <p className="mt-5 max-w-measure text-lead text-ink-soft">
        {t`Pictures say what a proposal cannot. Open a gallery and look around.`}
      </p>
      {galleries.length === 0 ? (
        <p className="mt-12 border-t border-line pt-6 text-lead">
          <Trans>
            No galleries yet. Until then,{' '}
            <Link to="/contact-us" className="text-link">
              come by and see for yourself
            </Link>
            .
          </Trans>
        </p>
      ) : (
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:gap-y-16">
          {galleries.map((gallery, i) => (
            <li key={gallery.id}>
              <Card gallery={gallery} isFirst={i === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Card({ gallery, isFirst }: { gallery: GalleryCard; isFirst: boolean }) {
  const { t } = useLingui();
  const { id, title, description, cover, imageCount } = gallery;
  return (
    <article className="group relative">
      <div className="aspect-3/2 overflow-hidden rounded-card border border-line bg-sand">
        {cover && (
          <Picture
            picture={cover}
            alt=""
            priority={isFirst}
            sizes="(min-width: 1280px) 584px, (min-width: 600px) 46vw, 88vw"
            className="size-full object-cover transition-[scale] duration-250 group-hover:scale-[1.02]"
          />
        )}
      </div>
      <h2 className="mt-5 text-h3">
        <Link
          to={galleryPath(id)}
          prefetch="intent"
          className="decoration-marigold-deep decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
        >
          {title}
        </Link>
      </h2>
      <p className="mt-2 text-sm text-ink-soft">
        {imageCount === 1 ? t`One picture` : t`${imageCount} pictures`}
      </p>
      <p className="mt-2 max-w-measure">{description}</p>
    </article>
  );
}
