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
    // A name of which a word has no room beside the mark goes below it, where nothing is seen: it is not broken in two.
    <span className="-my-2 inline-flex h-12 min-w-0 flex-wrap content-start items-center gap-x-2.5 overflow-hidden">
      <Mark className="my-2 size-8 shrink-0" />
      <span className="line-clamp-2 max-w-max min-w-min grow basis-[min-content] font-head text-[1.45rem] leading-none font-bold tracking-tight">
        {brand}
      </span>
    </span>
  );
}
