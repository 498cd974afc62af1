/** The mark: an N of two pillars with three marigold steps laid between them. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <path d="M2 3h7v26H2zM23 3h7v26h-7z" fill="currentColor" />
      <path d="M9 3h7v9H9zM12.5 12h7v8h-7zM16 20h7v9h-7z" className="fill-marigold" />
    </svg>
  );
}

export function Logo({ brand }: { brand: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5">
      <Mark className="size-8 shrink-0" />
      <span className="line-clamp-2 min-w-0 font-head text-[1.45rem] leading-none font-bold tracking-tight">
        {brand}
      </span>
    </span>
  );
}
