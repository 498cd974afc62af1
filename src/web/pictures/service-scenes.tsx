import type { ReactNode } from 'react';
import { Awning } from './awning.tsx';

/** Six small pictures on one ground, 320 × 200. The card beside each says in words what it shows. */
function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 200" aria-hidden className="h-auto w-full text-ink">
      {children}
    </svg>
  );
}

const small = { fontSize: 12, className: 'fill-ink-soft' };
const strong = { fontSize: 14, fontWeight: 700, className: 'fill-ink' };

export function WebsiteScene() {
  return (
    <Scene>
      <rect x="20" y="18" width="264" height="182" rx="14" className="fill-white stroke-line" />
      <path d="M20 46V32a14 14 0 0 1 14-14h236a14 14 0 0 1 14 14v14z" className="fill-ink" />
      <circle cx="38" cy="32" r="4" className="fill-marigold" />
      <circle cx="52" cy="32" r="4" className="fill-ink-faint" />
      <circle cx="66" cy="32" r="4" className="fill-ink-faint" />
      <text x="38" y="84" fontSize="19" fontWeight="700" className="fill-ink font-head">
        A clinic that
      </text>
      <text x="38" y="106" fontSize="19" fontWeight="700" className="fill-ink font-head">
        picks up.
      </text>
      <path d="M40 124h88M40 138h66" className="stroke-sand-deep" strokeWidth="7" strokeLinecap="round" />
      <rect x="38" y="154" width="96" height="28" rx="7" className="fill-marigold" />
      <text x="86" y="173" fontSize="12.5" fontWeight="700" textAnchor="middle" className="fill-ink">
        Book a visit
      </text>
      <rect x="160" y="64" width="106" height="118" rx="10" className="fill-sky" />
      <circle cx="213" cy="108" r="19" className="fill-rust" />
      <path d="M175 182c2-32 18-46 38-46s36 14 38 46z" className="fill-ink" />
      <path d="m207 140 6 10 6-10z" className="fill-white" />
      <rect x="226" y="112" width="76" height="34" rx="17" className="fill-leaf" />
      <text x="264" y="134" fontSize="13" fontWeight="700" textAnchor="middle" className="fill-white">
        0.9 s
      </text>
    </Scene>
  );
}

export function AppScene() {
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
      <rect x="150" y="66" width="156" height="62" rx="14" className="fill-white stroke-line" />
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
        Your turn: 4
      </text>
      <text x="206" y="112" {...small}>
        about 10 minutes
      </text>
    </Scene>
  );
}

export function ShopScene() {
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
        Open all night
      </text>
    </Scene>
  );
}

export function MarketingScene() {
  const months = [
    { name: 'Jun', height: 26 },
    { name: 'Jul', height: 38 },
    { name: 'Aug', height: 34 },
    { name: 'Sep', height: 58 },
    { name: 'Oct', height: 84 },
    { name: 'Nov', height: 112 },
  ];
  return (
    <Scene>
      <rect x="14" y="14" width="292" height="186" rx="14" className="fill-white stroke-line" />
      <text x="34" y="44" {...strong}>
        Enquiries
      </text>
      {months.map(({ name, height }, i) => (
        <g key={name}>
          <rect
            x={36 + i * 44}
            y={172 - height}
            width="28"
            height={height}
            rx="5"
            className={i === months.length - 1 ? 'fill-marigold' : 'fill-sky'}
          />
          <text x={50 + i * 44} y="189" textAnchor="middle" {...small}>
            {name}
          </text>
        </g>
      ))}
      <path
        d="M50 134c60-14 110-30 190-92"
        fill="none"
        className="stroke-ink"
        strokeWidth="2.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <path
        d="m229 41 13-1-2 13"
        fill="none"
        className="stroke-ink"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Scene>
  );
}

export function SearchScene() {
  return (
    <Scene>
      <rect x="24" y="20" width="272" height="44" rx="22" className="fill-white stroke-line" />
      <circle cx="50" cy="41" r="7" fill="none" className="stroke-ink" strokeWidth="2.5" />
      <path d="m55 46 6 6" className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
      <text x="74" y="47" fontSize="15" className="fill-ink">
        ac repair thane west
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
        Sponsored
      </text>
      <text x="42" y="121" fontSize="16" fontWeight="700" className="fill-ink">
        AC repaired today
      </text>
      <text x="42" y="138" {...small}>
        Call now · fixed price
      </text>
      <circle cx="264" cy="113" r="18" className="fill-ink" />
      <path d="M258 106c0 7 6 13 13 13l2-4-4-3-3 2c-2-1-4-3-4-5l2-3-3-4z" className="fill-marigold" />
      <path d="M44 170h150M44 188h210" className="stroke-sand-deep" strokeWidth="8" strokeLinecap="round" />
    </Scene>
  );
}

export function SocialScene() {
  return (
    <Scene>
      <rect x="40" y="12" width="190" height="188" rx="14" className="fill-white stroke-line" />
      <circle cx="64" cy="36" r="12" className="fill-rust" />
      <path d="M84 32h64" className="stroke-ink" strokeWidth="6" strokeLinecap="round" />
      <path d="M84 43h40" className="stroke-sand-deep" strokeWidth="5" strokeLinecap="round" />
      <rect x="40" y="58" width="190" height="92" className="fill-sky" />
      <path d="M76 150c4-44 24-66 59-66s55 22 59 66z" className="fill-marigold" />
      <path d="M76 150c4-44 24-66 59-66 8 0 15 1 22 4-30 8-44 30-46 62z" className="fill-rust" />
      <path
        d="M64 181c-9-6-12-10-12-14a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 4-3 8-12 14z"
        className="fill-brick"
      />
      <text x="84" y="179" {...strong}>
        248
      </text>
      <rect x="150" y="160" width="136" height="32" rx="8" className="fill-ink" />
      <text x="218" y="181" fontSize="14" fontWeight="700" textAnchor="middle" className="fill-paper">
        Send message
      </text>
    </Scene>
  );
}
