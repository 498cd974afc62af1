import { useLingui } from '@lingui/react/macro';
import { Awning } from '#kit/site/pictures/awning.tsx';

/** One picture, one story: somebody searches, finds the shop on the phone, and the shop gets the enquiry. */
export function HeroScene() {
  const { t } = useLingui();
  return (
    <div>
      <p className="sr-only">
        {t`A search result leads to a pickle shop's page on a phone, and from there a new enquiry reaches the owner.`}
      </p>
      <svg viewBox="0 0 600 620" aria-hidden className="block h-auto w-full text-ink">
        <path d="M78 620V318a222 222 0 0 1 444 0v302z" className="fill-marigold-tint" />
        <path
          d="M104 620V320a196 196 0 0 1 392 0v300"
          fill="none"
          className="stroke-marigold"
          strokeWidth="2"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
        <Phone />
        <SearchCard />
        <LeadCard />
      </svg>
    </div>
  );
}

function Phone() {
  const { t } = useLingui();
  return (
    <g>
      <rect x="178" y="92" width="244" height="500" rx="38" className="fill-ink" />
      <rect x="188" y="102" width="224" height="480" rx="29" className="fill-paper" />
      <path d="M188 170v-39a29 29 0 0 1 29-29h166a29 29 0 0 1 29 29v39z" className="fill-ink" />
      <text x="212" y="130" fontSize="13" fontWeight="600" className="fill-paper">
        10:42
      </text>
      <rect x="376" y="120" width="18" height="9" rx="2.5" className="fill-paper" />
      <Awning x={188} y={146} width={224} height={28} stripes={8} />
      <text x="208" y="232" fontSize="25" fontWeight="700" className="fill-ink font-head">
        {t`Kokum & Kairi`}
      </text>
      <text x="208" y="254" fontSize="13.5" className="fill-ink-soft">
        {t`Pickles, sherbets, spices`}
      </text>
      <Jar x={208} y={272} body="fill-rust" price="₹180" name={t`Mango`} />
      <Jar x={306} y={272} body="fill-leaf" price="₹160" name={t`Chilli`} />
      <Jar x={208} y={402} body="fill-marigold" price="₹150" name={t`Lemon`} />
      <Jar x={306} y={402} body="fill-ink" price="₹220" name={t`Kokum`} />
      <rect x="204" y="532" width="192" height="38" rx="9" className="fill-marigold" />
      <text x="300" y="556" fontSize="15" fontWeight="700" textAnchor="middle" className="fill-ink">
        {t`Ask for a price`}
      </text>
    </g>
  );
}

function Jar({
  x,
  y,
  body,
  price,
  name,
}: {
  x: number;
  y: number;
  body: string;
  price: string;
  name: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="88" height="84" rx="12" className="fill-sand-deep" />
      <path d="M28 32c-5 4-8 9-8 15v19a8 8 0 0 0 8 8h32a8 8 0 0 0 8-8V47c0-6-3-11-8-15z" className={body} />
      <rect x="25" y="16" width="38" height="14" rx="3" className="fill-ink-soft" />
      <rect x="28" y="46" width="32" height="18" rx="2" className="fill-paper" />
      <path d="M34 53h20M34 58h12" className="stroke-ink-faint" strokeWidth="2" strokeLinecap="round" />
      <text x="1" y="103" fontSize="13" className="fill-ink-soft">
        {name}
      </text>
      <text x="88" y="103" fontSize="13.5" fontWeight="700" textAnchor="end" className="fill-ink">
        {price}
      </text>
    </g>
  );
}

function SearchCard() {
  const { t } = useLingui();
  return (
    <g>
      <rect x="8" y="34" width="272" height="132" rx="16" className="fill-white stroke-line" />
      <rect x="22" y="48" width="244" height="36" rx="18" className="fill-sand" />
      <circle cx="43" cy="65" r="6.5" fill="none" className="stroke-ink" strokeWidth="2.2" />
      <path d="m48 70 5 5" className="stroke-ink" strokeWidth="2.2" strokeLinecap="round" />
      <text x="64" y="71" fontSize="15" className="fill-ink">
        {t`mango pickle near me`}
      </text>
      <rect x="22" y="96" width="30" height="30" rx="8" className="fill-marigold" />
      <text x="37" y="117" fontSize="17" fontWeight="700" textAnchor="middle" className="fill-ink">
        1
      </text>
      <text x="64" y="109" fontSize="15" fontWeight="700" className="fill-ink">
        {t`Kokum & Kairi`}
      </text>
      <text x="64" y="126" fontSize="12.5" className="fill-leaf">
        {t`Open now · 400 m`}
      </text>
      <path d="M64 147h150" className="stroke-sand-deep" strokeWidth="8" strokeLinecap="round" />
      <rect x="22" y="138" width="30" height="18" rx="6" className="fill-sand-deep" />
    </g>
  );
}

function LeadCard() {
  const { t } = useLingui();
  return (
    <g transform="translate(-12 44)">
      <rect x="312" y="352" width="282" height="130" rx="16" className="fill-white stroke-line" />
      <circle cx="346" cy="386" r="19" className="fill-leaf" />
      <path
        d="m336.5 395.5 2.2-6.200a10.5 10.5 0 1 1 4 3.800z"
        fill="none"
        className="stroke-white"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <text x="377" y="383" fontSize="16" fontWeight="700" className="fill-ink">
        {t`New enquiry`}
      </text>
      <text x="578" y="383" fontSize="12.5" textAnchor="end" className="fill-ink-soft">
        {t`now`}
      </text>
      <text x="377" y="402" fontSize="13.5" className="fill-ink-soft">
        {t`from your website`}
      </text>
      <path d="M328 420h250" className="stroke-line" />
      <text x="329" y="445" fontSize="15" className="fill-ink">
        {t`40 jars for a wedding, by`}
      </text>
      <text x="329" y="466" fontSize="15" className="fill-ink">
        {t`Friday. Can you do it?`}
      </text>
    </g>
  );
}
