import { useLingui } from '@lingui/react/macro';
import { Awning } from '#kit/site/pictures/awning.tsx';
import { contour, detail, Person, skins } from '#kit/site/pictures/people/person.tsx';
import { Scene } from '#kit/site/pictures/scene.tsx';

const small = { fontSize: 12, className: 'fill-ink-soft' };
const strong = { fontSize: 14, fontWeight: 700, className: 'fill-ink' };

export function AppScene() {
  const { t } = useLingui();
  return (
    <Scene>
      <rect x="62" y="14" width="106" height="186" rx="20" className="fill-ink-soft" />
      <rect x="69" y="21" width="92" height="179" rx="14" className="fill-white" />
      <svg x="69" y="21" width="92" height="179" viewBox="0 0 92 179">
        <rect width="92" height="179" rx="14" className="fill-sky" />
        <g transform="translate(40 118) scale(0.86)">
          <Person skin={skins[1]} hair="bun" wears="saree" cloth="fill-rust" over="fill-leaf" bindi />
        </g>
      </svg>
      <rect x="150" y="66" width="166" height="62" rx="14" className="fill-white stroke-line" />
      <rect x="162" y="80" width="34" height="34" rx="9" className="fill-marigold" />
      <path
        d="M172 102v-8a7 7 0 0 1 14 0v8zm5 3h4"
        className="stroke-ink"
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="206" y="95" {...strong}>
        {t`Your turn: 4`}
      </text>
      <text x="206" y="112" {...small}>
        {t`about 10 minutes`}
      </text>
    </Scene>
  );
}

export function ShopScene() {
  const { t } = useLingui();
  return (
    <Scene>
      <rect x="30" y="40" width="260" height="160" className="fill-white stroke-line" />
      <rect x="46" y="88" width="108" height="112" {...contour} className="fill-leaf-tint stroke-ink" />
      <g transform="translate(100 156) scale(0.8)">
        <Person skin={skins[2]} hair="short" wears="apron" cloth="fill-sky" over="fill-rust" moustache />
      </g>
      <rect x="38" y="182" width="124" height="20" {...contour} className="fill-rust stroke-ink" />
      <rect x="172" y="92" width="100" height="70" {...contour} className="fill-sky stroke-ink" />
      <path
        d="M186 160v-26q0-6 6-6h16q6 0 6 6v26zM194 128v-10h12v10M232 160l4-26h24l4 26zM240 134q8-16 16 0"
        {...contour}
        className="fill-brick stroke-ink"
        strokeWidth={2.4}
      />
      <Awning x={22} y={26} width={276} height={30} stripes={9} stripe="fill-leaf" />
      <path d="M22 26h276" className="stroke-ink" strokeWidth="7" strokeLinecap="round" />
      <rect x="168" y="174" width="108" height="26" className="fill-ink" />
      <text x="222" y="192" fontSize="13" fontWeight="700" textAnchor="middle" className="fill-paper">
        {t`Open all night`}
      </text>
    </Scene>
  );
}

export function SearchScene() {
  const { t } = useLingui();
  return (
    <Scene>
      <rect x="24" y="20" width="272" height="44" rx="22" className="fill-white stroke-line" />
      <circle cx="50" cy="41" r="7" fill="none" className="stroke-ink" strokeWidth="2.5" />
      <path d="m55 46 6 6" className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
      <text x="74" y="47" fontSize="15" className="fill-ink">
        {t`ac repair thane west`}
      </text>
      <path d="M226 33v17" className="stroke-marigold-deep" strokeWidth="2.5" strokeLinecap="round" />
      <rect
        x="24"
        y="78"
        width="272"
        height="70"
        rx="14"
        className="fill-marigold-tint stroke-marigold"
        strokeWidth="2"
      />
      <text x="42" y="100" fontSize="12" fontWeight="700" className="fill-ink-soft">
        {t`Sponsored`}
      </text>
      <text x="42" y="121" fontSize="16" fontWeight="700" className="fill-ink">
        {t`AC repaired today`}
      </text>
      <text x="42" y="138" {...small}>
        {t`Call now · fixed price`}
      </text>
      <circle cx="264" cy="113" r="18" className="fill-ink" />
      <path d="M258 106c0 7 6 13 13 13l2-4-4-3-3 2c-2-1-4-3-4-5l2-3-3-4z" className="fill-marigold" />
      <circle cx="48" cy="176" r="12" className="fill-white" />
      <path d="m42 176 4 4 8-9" {...detail} strokeWidth={2.2} />
      <text x="70" y="181" fontSize="14" className="fill-ink">
        {t`A caller for ₹92`}
      </text>
    </Scene>
  );
}

export function SocialScene() {
  const { t } = useLingui();
  return (
    <Scene>
      <rect x="40" y="12" width="190" height="188" rx="14" className="fill-white stroke-line" />
      <circle cx="64" cy="36" r="15" className="fill-marigold-tint" />
      <g transform="translate(64 46) scale(0.3)">
        <Person skin={skins[2]} hair="curls" wears="kurta" cloth="fill-leaf" />
      </g>
      <text x="88" y="41" {...strong}>
        {t`Tulsi Nursery`}
      </text>
      <rect x="40" y="58" width="190" height="92" className="fill-sky" />
      <path
        d="M135 112c-4-26 4-40 22-46 4 22-4 38-22 46zm0 0c-16-6-28-4-38 4 12 8 26 8 38-4zm0 0c8-16 22-22 40-18-6 16-20 24-40 18z"
        {...contour}
        className="fill-leaf stroke-ink"
        strokeWidth={2.4}
      />
      <path d="M108 112h54l-7 38h-40z" {...contour} className="fill-rust stroke-ink" strokeWidth={2.4} />
      <path d="M104 108h62v10h-62z" {...contour} className="fill-marigold stroke-ink" strokeWidth={2.4} />
      <path
        d="M64 181c-9-6-12-10-12-14a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 4-3 8-12 14z"
        className="fill-brick"
      />
      <text x="84" y="179" {...strong}>
        248
      </text>
      <rect x="150" y="160" width="136" height="32" rx="8" className="fill-ink" />
      <text x="218" y="181" fontSize="14" fontWeight="700" textAnchor="middle" className="fill-paper">
        {t`Send message`}
      </text>
    </Scene>
  );
}
