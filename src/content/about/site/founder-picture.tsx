import type { Picture as Shown } from '#agency/media/picture.ts';
import { Picture } from '#agency/media/site/picture.tsx';
import { FounderScene } from './founder-scene.tsx';

/** The founder: the owner's picture, or a drawing until there is one. */
export function FounderPicture({
  name,
  role,
  picture,
}: {
  name: string;
  role: string;
  picture: Shown | null;
}) {
  return (
    <figure className="max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:items-end max-sm:gap-4">
      {picture ? (
        <Picture
          picture={picture}
          alt={name}
          sizes="(min-width: 600px) 272px, 136px"
          className="aspect-9/10 w-full rounded-card object-cover"
        />
      ) : (
        <FounderScene />
      )}
      <figcaption className="sm:mt-3">
        <strong className="block">{name}</strong>
        <span className="text-sm text-ink-soft">{role}</span>
      </figcaption>
    </figure>
  );
}
