import { useLingui } from '@lingui/react/macro';
import { Person, skins } from '#kit/site/pictures/people/person.tsx';
import { Scene } from '#kit/site/pictures/scene.tsx';

export function WebsiteScene() {
  const { t } = useLingui();
  return (
    <Scene box="0 0 400 330">
      <rect x="4" y="22" width="350" height="320" rx="16" className="fill-white stroke-line" />
      <path d="M4 56V38a16 16 0 0 1 16-16h318a16 16 0 0 1 16 16v18z" className="fill-ink" />
      <circle cx="26" cy="39" r="5" className="fill-marigold" />
      <circle cx="43" cy="39" r="5" className="fill-ink-faint" />
      <circle cx="60" cy="39" r="5" className="fill-ink-faint" />
      <text x="28" y="104" fontSize="27" fontWeight="700" className="fill-ink font-head">
        {t`A clinic that`}
      </text>
      <text x="28" y="134" fontSize="27" fontWeight="700" className="fill-ink font-head">
        {t`picks up.`}
      </text>
      <text x="28" y="162" fontSize="15.500" className="fill-ink-soft">
        {t`Slots till nine at night`}
      </text>
      <rect x="28" y="196" width="124" height="38" rx="9" className="fill-marigold" />
      <text x="90" y="220" fontSize="15" fontWeight="700" textAnchor="middle" className="fill-ink">
        {t`Book a visit`}
      </text>
      <rect x="28" y="262" width="94" height="80" rx="10" className="fill-sand" />
      <rect x="132" y="262" width="94" height="80" rx="10" className="fill-sand" />
      <circle cx="75" cy="294" r="13" className="fill-leaf" />
      <path d="M75 287v14M68 294h14" className="stroke-white" strokeWidth="3.5" strokeLinecap="round" />
      <circle cx="179" cy="294" r="13" className="fill-rust" />
      <path
        d="M179 287v8l5 4"
        fill="none"
        className="stroke-white"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="244" y="94" width="148" height="270" rx="24" className="fill-ink" />
      <rect x="252" y="102" width="132" height="262" rx="17" className="fill-sky" />
      <g transform="translate(318 226) scale(1.14)">
        <Person
          skin={skins[2]}
          hair="plait"
          wears="shirt"
          cloth="fill-leaf-tint"
          over="fill-white"
          bindi
          glasses
        />
      </g>
      <path d="M252 292h132v60H252z" className="fill-white" />
      <text x="318" y="316" fontSize="15" fontWeight="700" textAnchor="middle" className="fill-ink">
        {t`Open in 0.9 s`}
      </text>
    </Scene>
  );
}
