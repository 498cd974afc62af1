/** The element with this id; the page is ours, so it is there. */
export const the = <Kind extends HTMLElement = HTMLElement>(id: string) =>
  document.getElementById(id) as Kind;

const steps = ['pay', 'otp', 'bank', 'wait', 'failed', 'done', 'refused', 'leave'] as const;
export type Step = (typeof steps)[number];
let shown: Step = 'wait';

/** Shows one step of the checkout and puts the focus where its work begins. */
export function show(step: Step) {
  for (const name of steps) the(`step-${name}`).hidden = name !== step;
  the('tools').hidden = step !== 'pay';
  shown = step;
  (the(`step-${step}`).querySelector<HTMLElement>('[data-first]') ?? the('dialog')).focus();
}

export const step = () => shown;

/** Tab goes round inside the dialog. */
export function trapFocus(dialog: HTMLElement) {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')].filter(
      (element) =>
        element.getClientRects().length > 0 &&
        !element.matches(':disabled') &&
        // Chromium measures what is folded away as well.
        !element.closest('details:not([open]) > :not(summary)'),
    );
    const edges = event.shiftKey ? [stops[0], dialog] : [stops.at(-1)];
    if (!edges.some((edge) => edge === document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  });
}

/** ₹ with Indian grouping; whole rupees without paise. */
export function money(paise: number, currency: string): string {
  const digits = paise % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(paise / 100);
}
