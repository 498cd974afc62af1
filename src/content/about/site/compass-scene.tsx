/** A compass whose needle points to a shop. */
export function CompassScene() {
  return (
    <svg viewBox="0 0 300 300" aria-hidden className="mx-auto h-auto w-full max-w-3xs">
      <circle cx="150" cy="150" r="136" className="fill-none stroke-ink-faint" strokeWidth="4" />
      <circle cx="150" cy="150" r="112" className="fill-ink-deep" />
      {Array.from({ length: 24 }, (_, i) => (
        <path
          key={i}
          d={i % 6 ? 'M150 20v12' : 'M150 16v24'}
          transform={`rotate(${i * 15} 150 150)`}
          className={i % 6 ? 'stroke-ink-faint' : 'stroke-marigold'}
          strokeWidth="4"
          strokeLinecap="round"
        />
      ))}
      <g transform="rotate(42 150 150)">
        <path d="m150 50 22 100h-44z" className="fill-marigold" />
        <path d="m150 250 22-100h-44z" className="fill-paper" />
      </g>
      <circle cx="150" cy="150" r="12" className="fill-ink stroke-paper" strokeWidth="4" />
    </svg>
  );
}
