import { useLingui } from '@lingui/react/macro';
import { detail } from '#kit/site/pictures/people/person.tsx';

/** What somebody types, and who comes first. */
export function SearchCard() {
  const { t } = useLingui();
  return (
    <g>
      <rect x="4" y="14" width="286" height="130" rx="16" className="fill-white stroke-ink" strokeWidth="3" />
      <rect x="18" y="28" width="258" height="40" rx="20" className="fill-sand" />
      <circle cx="41" cy="47" r="7" {...detail} strokeWidth={2.6} />
      <path d="m46 52 6 6" {...detail} strokeWidth={2.6} />
      <svg x="62" y="28" width="206" height="40" viewBox="0 0 206 40">
        <g className="story-type">
          <text y="26" fontSize="17" className="fill-ink">
            {t`mango pickle near me`}
          </text>
        </g>
      </svg>
      <g className="story-result">
        <rect x="20" y="82" width="46" height="46" rx="10" className="fill-marigold" />
        <text x="43" y="113" fontSize="23" fontWeight="700" textAnchor="middle" className="fill-ink">
          1
        </text>
        <text x="80" y="101" fontSize="18" fontWeight="700" className="fill-ink">
          {t`Kokum & Kairi`}
        </text>
        <text x="80" y="123" fontSize="15" className="fill-leaf">
          {t`Open now · 400 m`}
        </text>
        <g className="story-tap">
          <circle cx="252" cy="106" r="13" className="fill-marigold-tint stroke-ink" strokeWidth="1.6" />
          <path d="m248 100 7 6-7 6" {...detail} strokeWidth={2.6} />
        </g>
      </g>
    </g>
  );
}

/** What arrives. */
export function OrderCard() {
  const { t } = useLingui();
  return (
    <g className="story-order">
      <rect
        x="290"
        y="466"
        width="304"
        height="88"
        rx="16"
        className="fill-white stroke-ink"
        strokeWidth="3"
      />
      <circle cx="326" cy="506" r="22" className="fill-leaf" />
      <path d="m316 506 7 8 13-16" {...detail} className="stroke-white" strokeWidth={4} />
      <text x="362" y="492" fontSize="18" fontWeight="700" className="fill-ink">
        {t`New order`}
      </text>
      <text x="580" y="492" fontSize="14" textAnchor="end" className="fill-ink-soft">
        {t`now`}
      </text>
      <text x="362" y="514" fontSize="15.500" className="fill-ink">
        {t`40 jars for a wedding`}
      </text>
      <text x="362" y="535" fontSize="15.500" className="fill-ink-soft">
        {t`₹7,200 paid by UPI`}
      </text>
    </g>
  );
}
