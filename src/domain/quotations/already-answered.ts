import { Conflict } from '#domain/errors.ts';
import type { QuotationState } from './quotation.ts';

const texts: Partial<Record<QuotationState, string>> = {
  accepted: 'This quotation has already been accepted.',
  rejected: 'This quotation has already been rejected.',
  countered: 'A counter-offer has already been sent for this quotation.',
  expired: 'This quotation has expired.',
  converted: 'This quotation has become an order.',
  paid: 'This quotation is paid.',
  refunded: 'This quotation was paid, and the money was given back.',
  superseded: 'There is a newer version of this quotation.',
};

/** Nobody can answer any more. `newest`: where the present revision stands. Source: decision 101 */
export class AlreadyAnswered extends Conflict {
  readonly state: QuotationState;
  readonly newest: string | null;
  constructor(state: QuotationState, newest: string | null) {
    super(texts[state] ?? 'This quotation cannot be answered.');
    this.state = state;
    this.newest = newest;
  }
}
