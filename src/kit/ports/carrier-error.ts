/**
 * Why a carrier of messages did not take one: `refused`, so that trying again cannot help; `unavailable`, so that it was
 * surely not taken and may be tried again; `unknown`, so that trying again could send it twice.
 */
export class CarrierError extends Error {
  readonly outcome: 'refused' | 'unavailable' | 'unknown';

  constructor(outcome: CarrierError['outcome'], message: string) {
    super(message);
    this.outcome = outcome;
  }
}
