import type { TermState } from '../term.ts';

export type RenewalRecord = {
  id: string;
  title: string;
  months: number;
  startsOn: string;
  endsOn: string;
  state: TermState;
  customerId: string;
  customerName: string;
  customerCode: string;
  /** When notices of its end were written. */
  notices: string[];
};
