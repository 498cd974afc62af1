import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Pin } from '../project-file.ts';

/** Where a point stands on a picture that is as wide and high as its frame. */
export const placeOf = ({ x, y }: Pick<Pin, 'x' | 'y'>) => ({ left: `${x / 10}%`, top: `${y / 10}%` });
export const pinStyle =
  'absolute flex size-9 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border-2 border-white bg-marigold text-sm font-semibold text-ink tabular-nums shadow-md';

/** A picture with its comments by their numbers; `children` take their place where they can still be moved. */
export function PinnedPicture({
  src,
  name,
  pins,
  children,
}: {
  src: string;
  name: string;
  pins: Pin[];
  children?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <div className="relative w-fit max-w-full overflow-hidden rounded-control border border-line">
      <img src={src} alt={t`The version: ${name}`} className="block h-auto max-w-full" />
      {children ??
        pins.map((pin, i) => (
          // Comments never move once they were sent.
          <span key={i} aria-hidden className={pinStyle} style={placeOf(pin)}>
            {i + 1}
          </span>
        ))}
    </div>
  );
}
