import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { data, Link } from 'react-router';
import { NotFound } from '#kit/errors.ts';
import { galleryPath } from '../gallery-path.ts';
import { getPublishedGallery } from '../get-gallery.ts';
import { ShutterScene } from '#kit/site/pictures/shutter-scene.tsx';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { translated } from '#agency/translations/site/translated.server.ts';
import type { Route } from './+types/event-gallery';
import { ImageGrid } from './image-grid.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { imageGallery } from './structured-data.server.ts';
import { describePage } from '#content/seo/site/describe-page.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  cachePage(context, 'galleries', 'media');
  try {
    const found = await getPublishedGallery(context.get(ctxContext), { galleryId: params.id });
    const gallery = await translated(context, found);
    await describePage(context, { kind: 'gallery', key: gallery.id }, imageGallery(gallery));
    return { gallery };
  } catch (error) {
    if (error instanceof NotFound) return data({ gallery: null }, { status: 404 });
    throw error;
  }
}

export default function EventGalleryPage({ loaderData: { gallery } }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!gallery) return <NoGallery />;
  const { id, title, description, images } = gallery;
  return (
    <div className="wrap py-10 md:py-16">
      <PageHead title={t`${title} – gallery`} description={description || title} path={galleryPath(id)} />
      <BackLink />
      <h1 className="mt-4 max-w-[12.2em] text-h1">{title}</h1>
      {description && <p className="mt-5 max-w-measure text-lead text-ink-soft">{description}</p>}
      {images.length === 0 ? (
        <p className="mt-12 border-t border-line pt-6 text-lead">{t`No pictures in this gallery yet.`}</p>
      ) : (
        <ImageGrid key={id} images={images} />
      )}
    </div>
  );
}

const BackLink = () => {
  const { t } = useLingui();
  return (
    <Link to="/gallery" className="onward">
      <ArrowLeft aria-hidden className="size-4" />
      {t`All galleries`}
    </Link>
  );
};

function NoGallery() {
  const { t } = useLingui();
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-12 py-12 md:grid-cols-[1.25fr_1fr] md:py-20">
      <PageHead title={t`Gallery not found`} description={t`This gallery does not exist.`} hidden />
      <div>
        <h1 className="max-w-[10.1em] text-h1">{t`Gallery not found`}</h1>
        <p className="mt-6 max-w-[28.2em] text-lead text-ink-soft">
          {t`It has been taken down, or the address is not complete. The others are still hanging.`}
        </p>
        <Link to="/gallery" className="btn btn-main mt-8">
          {t`All galleries`}
        </Link>
      </div>
      <ShutterScene />
    </div>
  );
}
