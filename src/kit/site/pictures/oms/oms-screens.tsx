import { useLingui } from '@lingui/react/macro';
import boardAvif from './board.avif';
import boardWebp from './board.webp';
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
            avif={boardAvif}
            webp={boardWebp}
            width={1300}
            height={813}
            alt={t`The board of leads on a desk: new, contacted and qualified, with what each is worth`}
          />
        </div>
        <div className="absolute right-[-2%] bottom-0 w-[27%] overflow-hidden rounded-[clamp(10px,1.6vw,20px)] border-[clamp(3px,0.4vw,5px)] border-ink bg-white shadow-float">
          <Shot
            avif={todayAvif}
            webp={todayWebp}
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

const Shot = ({
  avif,
  webp,
  alt,
  ...size
}: {
  avif: string;
  webp: string;
  width: number;
  height: number;
  alt: string;
}) => (
  <picture>
    <source type="image/avif" srcSet={avif} />
    <img src={webp} alt={alt} {...size} className="block h-auto w-full" />
  </picture>
);
