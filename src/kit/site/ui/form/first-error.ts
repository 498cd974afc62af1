/** Leads to the first field that is complained about, once that stands there and no dialog lies over it any more. */
export const leadToFirstError = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
