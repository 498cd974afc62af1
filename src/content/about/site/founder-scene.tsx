/** A person at a counter with a phone that rings: drawn, for the founder's own picture is not ours to invent. */
export function FounderScene() {
  return (
    <svg viewBox="0 0 360 400" aria-hidden className="mx-auto h-auto w-full max-w-xs">
      <rect width="360" height="400" rx="24" className="fill-sky" />
      <path d="M0 300h360v76a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" className="fill-rust" />
      <path d="M84 330c0-96 36-142 96-142s96 46 96 142z" className="fill-ink" />
      <path d="m158 192 22 44 22-44z" className="fill-white" />
      <circle cx="180" cy="132" r="58" className="fill-rust" />
      <path
        d="M120 126c0-46 26-70 62-70 38 0 62 26 58 66-34 2-58-10-72-30-8 18-24 30-48 34z"
        className="fill-ink"
      />
      <rect x="236" y="246" width="46" height="84" rx="9" className="fill-ink-deep" />
      <rect x="241" y="253" width="36" height="68" rx="4" className="fill-leaf-tint" />
      <path
        d="M298 258c10 12 10 32 0 44M312 246c18 20 18 48 0 68"
        fill="none"
        className="stroke-marigold"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M40 330h280" className="stroke-ink-deep" strokeWidth="6" strokeLinecap="round" />
      <rect x="56" y="278" width="62" height="52" rx="4" className="fill-marigold" />
      <path d="M68 296h38M68 312h26" className="stroke-ink" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
