import { useLingui } from '@lingui/react/macro';
import { Awning } from '#kit/site/pictures/awning.tsx';
import { Scene } from '#kit/site/pictures/scene.tsx';

const small = { fontSize: 12, className: 'fill-ink-soft' };
const strong = { fontSize: 14, fontWeight: 700, className: 'fill-ink' };

export function AppScene() {
  const { t } = useLingui();
  return (
    <Scene>
      <rect x="62" y="14" width="106" height="186" rx="20" className="fill-ink-soft" />
      <rect x="69" y="21" width="92" height="179" rx="14" className="fill-white" />
      <rect x="80" y="38" width="44" height="9" rx="4.5" className="fill-ink" />
      <rect x="80" y="58" width="70" height="50" rx="8" className="fill-marigold" />
      <path d="m90 96 14-18 11 12 9-9 16 15z" className="fill-ink" />
      <path d="M83 124h62M83 140h44" className="stroke-sand-deep" strokeWidth="7" strokeLinecap="round" />
      <rect x="80" y="156" width="32" height="32" rx="8" className="fill-sky" />
      <rect x="118" y="156" width="32" height="32" rx="8" className="fill-sand-deep" />
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
      <rect x="48" y="92" width="104" height="108" className="fill-sky" />
      <rect x="172" y="92" width="100" height="70" className="fill-sky" />
      <path d="M172 162h100" className="stroke-ink" strokeWidth="6" />
      <rect x="68" y="128" width="64" height="52" rx="4" className="fill-rust" />
      <path d="M68 146h64M100 128v52" className="stroke-paper" strokeWidth="3" />
      <path d="M190 158v-30l12-8 12 8v30zM228 158v-20a10 10 0 0 1 20 0v20z" className="fill-ink" />
      <Awning x={22} y={26} width={276} height={38} stripes={9} />
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
      <path d="M44 170h150M44 188h210" className="stroke-sand-deep" strokeWidth="8" strokeLinecap="round" />
    </Scene>
  );
}

export function SocialScene() {
  const { t } = useLingui();
  return (
    <Scene>
      <rect x="40" y="12" width="190" height="188" rx="14" className="fill-white stroke-line" />
      <circle cx="64" cy="36" r="12" className="fill-rust" />
      <path d="M84 32h64" className="stroke-ink" strokeWidth="6" strokeLinecap="round" />
      <path d="M84 43h40" className="stroke-sand-deep" strokeWidth="5" strokeLinecap="round" />
      <rect x="40" y="58" width="190" height="92" className="fill-sky" />
      <path
        d="M135 112c-4-26 4-40 22-46 4 22-4 38-22 46zm0 0c-16-6-28-4-38 4 12 8 26 8 38-4zm0 0c8-16 22-22 40-18-6 16-20 24-40 18z"
        className="fill-leaf"
      />
      <path d="M108 112h54l-7 38h-40z" className="fill-rust" />
      <path d="M104 108h62v10h-62z" className="fill-marigold" />
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
