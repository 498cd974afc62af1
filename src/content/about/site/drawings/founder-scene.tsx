import { Arm, Hand } from '#kit/site/pictures/people/arm.tsx';
import { contour, detail, Person, skins } from '#kit/site/pictures/people/person.tsx';

/** Somebody at a desk with a sketch and a cup of tea: drawn, for the founder's own picture is not ours to invent. */
export function FounderScene() {
  const skin = skins[2];
  return (
    <svg viewBox="0 0 360 400" aria-hidden className="block h-auto w-full rounded-card text-ink">
      <rect width="360" height="400" className="fill-sky" />
      <rect x="28" y="36" width="118" height="142" rx="4" {...contour} className="fill-paper stroke-ink" />
      <path d="M87 36v142M28 104h118" {...detail} strokeWidth={3} />
      <path d="M30 176q30-46 56-30t58-26v56z" className="fill-leaf" />
      <path d="M262 40h74M262 96h74" {...contour} strokeWidth={5} />
      <path
        d="M270 40V14h12v26M286 40V6h14v34M304 40V18h10v22M316 40l6-26 10 2-4 24"
        {...contour}
        className="fill-marigold stroke-ink"
        strokeWidth={2.4}
      />
      <path d="M272 96V72h26v24zM312 96V66q10-8 14 0v30z" {...contour} className="fill-rust stroke-ink" />
      <g transform="translate(178 226) scale(1.5)">
        <Person skin={skin} hair="long" wears="kurta" cloth="fill-leaf" over="fill-marigold" bindi glasses />
      </g>
      <rect y="342" width="360" height="60" {...contour} className="fill-rust stroke-ink" />
      <path d="m116 372 26-46h124l26 46z" {...contour} className="fill-white stroke-ink" />
      <path d="M160 338h42l-6 12h-44zM214 338h34M216 348h34M150 360h112" {...detail} />
      <Arm
        path="M118 268q-20 30-18 60"
        bare="M100 334q16 16 40 16"
        cloth="stroke-leaf"
        skin={skin}
        width={28}
      />
      <Hand skin={skin} transform="translate(148 350) scale(1.25)" />
      <Arm
        path="M240 268q22 30 18 58"
        bare="M258 332q-10 14-26 16"
        cloth="stroke-leaf"
        skin={skin}
        width={28}
      />
      <path
        d="m208 352 46-58 7 6-46 57-10 4z"
        {...contour}
        className="fill-marigold stroke-ink"
        strokeWidth={2}
      />
      <Hand skin={skin} transform="translate(226 348) scale(-1.2 1.2)" />
      <path
        d="M30 332h40l-5 36H35zM70 340q16-2 14 10-2 10-17 8"
        {...contour}
        className="fill-paper stroke-ink"
      />
      <path d="M42 322q-5-7 0-14t0-14M56 322q-5-7 0-14t0-14" {...detail} />
    </svg>
  );
}
