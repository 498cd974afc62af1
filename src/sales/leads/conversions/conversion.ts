/** What is told back to the networks that brought somebody, in this order. */
export type ConversionEvent = 'lead' | 'qualified' | 'won';

export type Destination = 'meta' | 'google-ads' | 'ga4';

/** `failed` is tried again; `dead` is not; `skipped` was never sent, for the reason that stands with it. */
export type ConversionState = 'queued' | 'sent' | 'failed' | 'dead' | 'skipped';
