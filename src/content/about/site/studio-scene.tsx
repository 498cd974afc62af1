/** One room with two desks, seen from the street: the light is on. */
export function StudioScene() {
  return (
    <svg viewBox="0 0 560 440" aria-hidden className="h-auto w-full">
      <path d="M0 440V150a40 40 0 0 1 40-40h480a40 40 0 0 1 40 40v290z" className="fill-sand-deep" />
      <rect x="40" y="150" width="480" height="230" className="fill-ink" />
      <rect x="50" y="160" width="460" height="220" className="fill-marigold-tint" />
      <path d="M180 160v44M380 160v44" className="stroke-ink" strokeWidth="4" />
      <path d="M150 224a30 30 0 0 1 60 0zM350 224a30 30 0 0 1 60 0z" className="fill-marigold" />
      <rect x="84" y="238" width="96" height="64" rx="6" className="fill-white stroke-line" />
      <path
        d="M98 258h56M98 272h68M98 286h40"
        className="stroke-sand-deep"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="244" cy="268" r="24" className="fill-rust" />
      <path d="M204 350c0-38 16-56 40-56s40 18 40 56z" className="fill-ink" />
      <circle cx="404" cy="268" r="24" className="fill-rust" />
      <path d="M364 350c0-38 16-56 40-56s40 18 40 56z" className="fill-leaf" />
      <rect x="150" y="302" width="88" height="48" rx="5" className="fill-ink-soft" />
      <rect x="310" y="302" width="88" height="48" rx="5" className="fill-ink-soft" />
      <path d="M120 350h330v30H120z" className="fill-rust" />
      <path
        d="M462 380c-6-50 4-84 26-100 4 40-2 76-26 100zm6 0c4-34 18-54 42-60-4 32-18 52-42 60z"
        className="fill-leaf"
      />
      <path d="M444 360h48l-8 20h-32z" className="fill-white" />
      <path d="M280 160v220M50 160h460" className="stroke-ink" strokeWidth="5" />
      <rect x="180" y="60" width="200" height="60" rx="10" className="fill-ink" />
      <path d="M212 90h136" className="stroke-marigold" strokeWidth="14" strokeLinecap="round" />
      <path d="M0 380h560v60H0z" className="fill-ink" />
      <path
        d="M60 410h90M220 410h90M380 410h90"
        className="stroke-ink-soft"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
