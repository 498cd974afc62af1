import type { Customer } from '#kit/calls/login-record.ts';
import { initials } from './short-name.ts';

/** The photo, or the initials. The name stands beside it. */
export function Avatar({ customer, className }: { customer: Customer; className: string }) {
  if (customer.photo)
    return <img src={customer.photo} alt="" className={`shrink-0 rounded-full object-cover ${className}`} />;
  return (
    <span
      aria-hidden
      // Drawn, not written: a drawing is no part of the name of the button it stands in.
      data-initials={initials(customer.fullName)}
      className={`grid shrink-0 place-items-center rounded-full bg-marigold font-semibold before:content-[attr(data-initials)] ${className}`}
    />
  );
}
