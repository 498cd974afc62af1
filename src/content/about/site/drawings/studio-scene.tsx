import { contour, detail, Person, skins } from '#kit/site/pictures/people/person.tsx';

/** One room with three at one table, seen from the street in the evening: the light is on. */
export const StudioScene = () => (
  <svg viewBox="0 0 560 420" aria-hidden className="h-auto w-full text-ink">
    <rect x="20" y="60" width="520" height="330" {...contour} className="fill-sand-deep stroke-ink" />
    <rect x="48" y="112" width="464" height="246" {...contour} className="fill-marigold-tint stroke-ink" />
    <rect x="176" y="34" width="208" height="54" rx="6" className="fill-ink" />
    <path d="M256 48h14l20 28h-14zM256 48h9v28h-9zM290 48h9v28h-9z" className="fill-marigold" />
    <path d="M150 112v34M410 112v34" {...contour} />
    <path
      d="M122 168q0-24 28-24t28 24zM382 168q0-24 28-24t28 24z"
      {...contour}
      className="fill-rust stroke-ink"
    />
    <rect x="226" y="130" width="108" height="74" rx="4" {...contour} className="fill-white stroke-ink" />
    <path d="M226 152h108M262 130v74M298 130v74" {...detail} />
    <path
      d="M233 160h22v14h-22zM269 160h22v14h-22zM269 180h22v14h-22zM305 160h22v14h-22z"
      className="fill-sky stroke-ink"
      strokeWidth="1.600"
    />
    <g transform="translate(130 268) scale(0.92)">
      <Person skin={skins[3]} hair="curls" wears="shirt" cloth="fill-leaf" over="fill-paper" looks={1} />
    </g>
    <g transform="translate(280 262) scale(0.92)">
      <Person skin={skins[1]} hair="bun" wears="saree" cloth="fill-rust" over="fill-marigold" bindi />
    </g>
    <g transform="translate(430 268) scale(0.92)">
      <Person skin={skins[0]} hair="short" wears="kurta" cloth="fill-sky" glasses looks={-1} />
    </g>
    <rect x="64" y="326" width="432" height="18" rx="3" {...contour} className="fill-rust stroke-ink" />
    <path d="M92 326l8-42h66l8 42zM386 326l8-42h66l8 42z" {...contour} className="fill-ink-soft stroke-ink" />
    <path d="M250 326h60l-6-10h-48z" {...contour} className="fill-white stroke-ink" />
    <path
      d="M328 326v-18h16v18zM344 312q10 0 8 7t-8 5"
      {...contour}
      className="fill-paper stroke-ink"
      strokeWidth={2.4}
    />
    <path d="M280 112v18M48 112h464" {...contour} strokeWidth={4} />
    <path d="M0 390h560" {...contour} strokeWidth={5} />
    <path
      d="M500 390l-5-40h42l-5 40zM516 350c-3-30-2-46 0-66M516 320c-16-4-22-14-22-28 16 4 22 14 22 28zM516 330c14-4 20-12 22-26-16 4-22 12-22 26z"
      {...contour}
      className="fill-leaf stroke-ink"
      strokeWidth={2.4}
    />
  </svg>
);
