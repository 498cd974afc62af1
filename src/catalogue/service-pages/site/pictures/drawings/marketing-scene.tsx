import { useLingui } from '@lingui/react/macro';
import { Scene } from '#kit/site/pictures/scene.tsx';

const months = [
  { name: /*i18n*/ 'Jun', height: 44 },
  { name: /*i18n*/ 'Jul', height: 62 },
  { name: /*i18n*/ 'Aug', height: 56 },
  { name: /*i18n*/ 'Sep', height: 98 },
  { name: /*i18n*/ 'Oct', height: 138 },
  { name: /*i18n*/ 'Nov', height: 182 },
];

export function MarketingScene() {
  const { t, i18n } = useLingui();
  return (
    <Scene box="0 0 400 330">
      <rect x="4" y="30" width="388" height="320" rx="16" className="fill-white stroke-line" />
      <text x="30" y="72" fontSize="19" fontWeight="700" className="fill-ink font-head">
        {t`Enquiries a month`}
      </text>
      {months.map(({ name, height }, i) => (
        <g key={name}>
          <rect
            x={32 + i * 58}
            y={300 - height}
            width="40"
            height={height}
            rx="7"
            className={i === months.length - 1 ? 'fill-marigold' : 'fill-sky'}
          />
          <text x={52 + i * 58} y="321" fontSize="14" textAnchor="middle" className="fill-ink-soft">
            {i18n._(name)}
          </text>
        </g>
      ))}
      <path
        d="M52 236c92-16 176-48 252-128"
        fill="none"
        className="stroke-ink"
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <path
        d="m291 107 15-2-1 15"
        fill="none"
        className="stroke-ink"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="30" y="96" width="176" height="62" rx="12" className="fill-ink" />
      <text x="48" y="122" fontSize="14" className="fill-sand-deep">
        {t`Cost of one enquiry`}
      </text>
      <text x="48" y="145" fontSize="18" fontWeight="700" className="fill-marigold">
        ₹210 → ₹92
      </text>
    </Scene>
  );
}
