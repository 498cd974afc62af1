import type { Customer } from '#kit/calls/login-record.ts';

/** A customer's photo, or their initials. */
export function Photo({ customer, preview }: { customer: Customer; preview?: string | null }) {
  const src = preview ?? customer.photo;
  const round = 'size-20 shrink-0 rounded-full border border-line';
  if (src)
    return (
      <img src={src} alt={customer.fullName} width={80} height={80} className={`${round} object-cover`} />
    );
  const initials = customer.fullName
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('');
  return (
    <span
      aria-hidden
      className={`${round} grid place-items-center bg-marigold-tint font-head text-h3 font-semibold uppercase`}
    >
      {initials}
    </span>
  );
}
