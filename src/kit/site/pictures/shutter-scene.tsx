import { useLingui } from '@lingui/react/macro';
import { Awning } from './awning.tsx';

/** A shop with its shutter down and a note on it. */
export function ShutterScene() {
  const { t } = useLingui();
  return (
    <svg viewBox="0 0 420 360" aria-hidden className="mx-auto h-auto w-full max-w-md text-ink">
      <rect x="38" y="70" width="344" height="290" className="fill-sand-deep" />
      <rect x="70" y="112" width="280" height="248" className="fill-ink" />
      <rect x="78" y="112" width="264" height="232" className="fill-sky" />
      {Array.from({ length: 13 }, (_, i) => (
        <path
          key={i}
          d={`M78 ${132 + i * 17}h264`}
          className="stroke-ink-faint"
          strokeWidth="1.5"
          opacity="0.55"
        />
      ))}
      <rect x="78" y="334" width="264" height="12" className="fill-ink-soft" />
      <rect x="196" y="328" width="28" height="22" rx="4" className="fill-marigold" />
      <path d="M202 329v-8a8 8 0 0 1 16 0v8" fill="none" className="stroke-ink" strokeWidth="4" />
      <Awning x={26} y={52} width={368} height={46} stripes={10} />
      <path d="M26 52h368" className="stroke-ink" strokeWidth="9" strokeLinecap="round" />
      <g transform="rotate(-3 210 216)">
        <rect x="136" y="176" width="148" height="86" rx="6" className="fill-white stroke-line" />
        <circle cx="210" cy="180" r="5" className="fill-rust" />
        <text
          x="210"
          y="218"
          fontSize="20"
          fontWeight="700"
          textAnchor="middle"
          className="fill-ink font-head"
        >
          {t`Ring the bell`}
        </text>
        <text x="210" y="242" fontSize="15" textAnchor="middle" className="fill-ink-soft">
          {t`we are inside`}
        </text>
      </g>
      <path d="M0 360h420" className="stroke-ink" strokeWidth="4" />
    </svg>
  );
}
