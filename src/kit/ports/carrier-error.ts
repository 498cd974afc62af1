/**
 * Why a carrier of messages did not take one: `refused`, so that trying again cannot help; `unavailable`, so that it was
 * surely not taken and may be tried again; `unknown`, so that trying again could send it twice.
 */
export class CarrierError extends Error {
  readonly outcome: 'refused' | 'unavailable' | 'unknown';
  /** Of its answer, where it gave one that says no more than that. */
  readonly status: number | undefined;

  constructor(outcome: CarrierError['outcome'], message: string, status?: number) {
    super(message);
    this.outcome = outcome;
    this.status = status;
  }
}

/** Refused because whom it was for cannot be reached in this way at all. */
export class UnreachedError extends CarrierError {
  constructor(message: string) {
    super('refused', message);
  }
}
