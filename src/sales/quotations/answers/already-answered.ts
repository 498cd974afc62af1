import { Conflict } from '#kit/errors.ts';
import type { QuotationState } from '../quotation.ts';

const texts: Partial<Record<QuotationState, string>> = {
  accepted: /*i18n*/ 'This quotation has already been accepted.',
  rejected: /*i18n*/ 'This quotation has already been rejected.',
  countered: /*i18n*/ 'A counter-offer has already been sent for this quotation.',
  expired: /*i18n*/ 'This quotation has expired.',
  converted: /*i18n*/ 'This quotation has become an order.',
  paid: /*i18n*/ 'This quotation is paid.',
  refunded: /*i18n*/ 'This quotation was paid, and the money has been refunded.',
  superseded: /*i18n*/ 'There is a newer version of this quotation.',
};

/** Nobody can answer any more. `newest`: where the present revision stands. R-101 */
export class AlreadyAnswered extends Conflict {
  readonly state: QuotationState;
  readonly newest: string | null;
  constructor(state: QuotationState, newest: string | null) {
    super(texts[state] ?? /*i18n*/ 'This quotation cannot be answered.');
    this.state = state;
    this.newest = newest;
  }
}
