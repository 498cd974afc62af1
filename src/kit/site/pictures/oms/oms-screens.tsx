import { useLingui } from '@lingui/react/macro';
import boardSmallAvif from './board-small.avif';
import boardSmallWebp from './board-small.webp';
import boardAvif from './board.avif';
import boardWebp from './board.webp';
import todaySmallAvif from './today-small.avif';
import todaySmallWebp from './today-small.webp';
import todayAvif from './today.avif';
import todayWebp from './today.webp';

/** The product as it is: its board of leads on a desk, and the day on a phone before it. `npm run screenshots` takes them. */
export function OmsScreens() {
  const { t } = useLingui();
  return (
    <figure>
      <div className="relative pb-6">
        <div className="overflow-hidden rounded-[10px] border-2 border-ink bg-sand shadow-lift">
          <Shot
            avif={`${boardSmallAvif} 650w, ${boardAvif} 1300w`}
            webp={`${boardSmallWebp} 650w, ${boardWebp} 1300w`}
            sizes="(min-width: 768px) 50vw, 90vw"
            src={boardWebp}
            isLargest
            width={1300}
            height={813}
            alt={t`The board of leads on a desk: new, contacted and qualified, with what each is worth`}
          />
        </div>
        <div className="absolute right-[-2%] bottom-0 w-[27%] overflow-hidden rounded-[clamp(10px,1.6vw,20px)] border-[clamp(3px,0.4vw,5px)] border-ink bg-white shadow-float">
          <Shot
            avif={`${todaySmallAvif} 200w, ${todayAvif} 390w`}
            webp={`${todaySmallWebp} 200w, ${todayWebp} 390w`}
            sizes="(min-width: 768px) 14vw, 25vw"
            src={todayWebp}
            width={390}
            height={760}
            alt={t`The day on a phone: who waits for an answer, with a button to call each`}
          />
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-ink-soft">{t`Our own system, with sample names and sums.`}</figcaption>
    </figure>
  );
}

/** @param avif the widths it exists in, as in a `srcSet`; @param isLargest what the page shows first */
function Shot({
  avif,
  webp,
  sizes,
  isLargest,
  alt,
  ...picture
}: {
  avif: string;
  webp: string;
  sizes: string;
  src: string;
  isLargest?: boolean;
  width: number;
  height: number;
  alt: string;
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        {...picture}
        alt={alt}
        srcSet={webp}
        sizes={sizes}
        fetchPriority={isLargest ? 'high' : 'auto'}
        className="block h-auto w-full"
      />
    </picture>
  );
}
