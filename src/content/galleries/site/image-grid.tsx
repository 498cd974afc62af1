import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type MouseEvent } from 'react';
import type { GalleryImage } from '../gallery.ts';
import { largestUrl } from '#agency/media/picture.ts';
import { Picture } from '#agency/media/site/picture.tsx';
import { laterPopup } from '#kit/site/ui/later-popup.tsx';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';

const ImageLightbox = laterPopup(async () => (await import('./image-lightbox.tsx')).ImageLightbox);

/** The pictures of a gallery, by category if there are several. Each opens large; without scripts it is a link. */
export function ImageGrid({ images }: { images: GalleryImage[] }) {
  const { t } = useLingui();
  const [category, setCategory] = useState<string | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const categories = [...new Set(images.map((image) => image.category).filter((name) => name !== ''))];
  const shown = images.filter((image) => category === null || image.category === category);

  function view(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(index);
  }

  return (
    <>
      {categories.length > 1 && <Filter categories={categories} chosen={category} onChoose={setCategory} />}
      <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ id, picture, caption }, i) => (
          <li key={id}>
            <figure>
              <a
                ref={(link) => {
                  links.current[i] = link;
                }}
                href={largestUrl(picture)}
                onClick={(event) => view(event, i)}
                onPointerEnter={ImageLightbox.prepare}
                onFocus={ImageLightbox.prepare}
                className="block aspect-3/2 overflow-hidden rounded-card border border-line bg-sand"
              >
                <Picture
                  picture={picture}
                  priority={i === 0}
                  sizes="(min-width: 1280px) 384px, (min-width: 1000px) 31vw, (min-width: 600px) 46vw, 88vw"
                  className="size-full object-cover"
                />
                <span className="sr-only">{t`: open large`}</span>
              </a>
              {caption && (
                <figcaption className="mt-3 max-w-measure text-sm text-ink-soft">{caption}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {open !== null && (
        <ImageLightbox
          images={shown}
          start={open}
          onMissing={() => setOpen(null)}
          onClosed={(index) => {
            setOpen(null);
            links.current[index]?.focus();
          }}
        />
      )}
    </>
  );
}

function Filter({
  categories,
  chosen,
  onChoose,
}: {
  categories: string[];
  chosen: string | null;
  onChoose: (category: string | null) => void;
}) {
  const { t } = useLingui();
  // Buttons that nothing listens to yet would only disappoint.
  const isReady = useHydrated();
  const choice = (name: string | null) => (
    <button
      key={name ?? ''}
      type="button"
      aria-pressed={chosen === name}
      onClick={() => onChoose(name)}
      className="min-h-12 rounded-control border border-ink-faint px-4 font-medium hover:border-ink hover:bg-sand aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
    >
      {name ?? t`All`}
    </button>
  );
  return (
    <div
      role="group"
      aria-label={t`Show`}
      className={`mt-8 flex flex-wrap gap-2 ${isReady ? '' : 'invisible'}`}
    >
      {choice(null)}
      {categories.map(choice)}
    </div>
  );
}
