import type { Customer } from '#api/browser/login-record.ts';
import { initials } from './short-name.ts';

/** The photo, or the initials. The name stands beside it. */
export function Avatar({ customer, className }: { customer: Customer; className: string }) {
  if (customer.photo)
    return <img src={customer.photo} alt="" className={`shrink-0 rounded-full object-cover ${className}`} />;
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full bg-marigold font-semibold ${className}`}
    >
      {initials(customer.fullName)}
    </span>
  );
}
