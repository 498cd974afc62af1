import { useViewTransitionState } from 'react-router';
import type { CaseCard } from '../case.ts';
import { casePath } from '../case-path.ts';
import { Picture } from '#agency/media/site/picture.tsx';

/**
 * A client's site as it looks on a desk, and on a phone before it. It moves from its card to its page where the browser can.
 * @param props.sizes how wide the frame is shown, as in the `sizes` of an img
 * @param props.priority the desk's picture is seen first; the small one on the phone takes nothing of the line before the words
 */
export function DeviceFrame({
  shown: { slug, desktop, phone },
  sizes,
  priority = false,
  className = '',
}: {
  shown: Pick<CaseCard, 'slug' | 'desktop' | 'phone'>;
  sizes: string;
  priority?: boolean;
  className?: string;
}) {
  const moves = useViewTransitionState(casePath(slug));
  return (
    <div
      className={`relative ${className}`}
      style={moves ? { viewTransitionName: `case-${slug}` } : undefined}
    >
      <div className="overflow-hidden rounded-[10px] border border-sand-deep bg-sand-deep shadow-lift">
        <div aria-hidden className="flex h-5 items-center gap-1.5 px-3">
          <i className="size-1.5 rounded-full bg-rust" />
          <i className="size-1.5 rounded-full bg-ink-faint" />
          <i className="size-1.5 rounded-full bg-ink-faint" />
        </div>
        <div className="aspect-16/10 bg-sand">
          {desktop && (
            <Picture
              picture={desktop}
              sizes={sizes}
              priority={priority}
              className="size-full object-cover object-top"
            />
          )}
        </div>
      </div>
      {phone && (
        <div className="absolute right-[3%] -bottom-[7%] w-[19%] overflow-hidden rounded-[clamp(8px,1.4vw,18px)] border-[clamp(2px,0.4vw,5px)] border-ink bg-white shadow-lift">
          <Picture
            picture={phone}
            alt=""
            sizes="(min-width: 1000px) 14rem, 20vw"
            className="aspect-[390/844] w-full object-cover object-top"
          />
        </div>
      )}
    </div>
  );
}
