import { useLingui } from '@lingui/react/macro';
import { ChevronsLeftRight } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '#agency/media/site/picture.tsx';
import type { Picture as Shown } from '#agency/media/picture.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';

const sizes = '(min-width: 1280px) 1200px, 92vw';

/**
 * Two states of the same page, one over the other; what parts them is a slider for finger, mouse and keys. Without scripts
 * one sees half of each.
 */
export function BeforeAfter({ before, after }: { before: Shown; after: Shown }) {
  const { t } = useLingui();
  const [old, setOld] = useState(50);
  const ready = useHydrated();
  return (
    <div className="group relative mt-10 aspect-16/10 overflow-hidden rounded-card border border-line bg-sand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink">
      <Picture picture={after} sizes={sizes} className="absolute inset-0 size-full object-cover object-top" />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - old}% 0 0)` }}>
        <Picture picture={before} sizes={sizes} className="size-full object-cover object-top" />
      </div>
      <span className={`${label} left-3`}>{t`Before`}</span>
      <span className={`${label} right-3`}>{t`After`}</span>
      <div
        aria-hidden
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink"
        style={{ left: `${old}%` }}
      >
        <span
          className={`absolute top-1/2 left-1/2 grid size-12 -translate-1/2 place-items-center rounded-full border-2 border-ink bg-marigold text-ink ${ready ? '' : 'invisible'}`}
        >
          <ChevronsLeftRight className="size-6" />
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={old}
        disabled={!ready}
        onChange={(event) => setOld(event.currentTarget.valueAsNumber)}
        aria-label={t`How much of the old page is shown`}
        aria-valuetext={t`${old} % before`}
        className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  );
}

const label = 'absolute top-3 rounded-control bg-ink px-3 py-1 text-sm font-semibold text-paper';
