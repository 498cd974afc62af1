/** A text as it is registered with the operators (DLT), and what stands in its gaps. */
export type SmsTemplate = {
  /** Of the agency, nineteen digits. */
  entityId: string;
  /** The six letters of the sender. */
  header: string;
  dltTemplateId: string;
  /** What the carrier itself calls the text; '' where it takes the text as it is. */
  carrierTemplateId: string;
  /** What stands in the gaps, in their order. */
  values: string[];
  /** From this moment (ISO 8601) on nobody can use it, so it is not sent any more. */
  until: string;
};

/** `to`: ten digits. `id`: of our message, told to carriers that give it back with a report. */
export type SmsText = { id: string; to: string; text: string; template: SmsTemplate };

/** What a carrier tells later of one text, by its own id or by ours. */
export type SmsReport = {
  carrierId: string | null;
  messageId: string | null;
  delivery: 'delivered' | 'undelivered';
  /** In the carrier's words; '' where it gives none. */
  reason: string;
};

/** What comes to the address of reports, as it came. `path` with its query. */
export type SmsCall = { secret: string; path: string; contentType: string; body: string; signature: string };

/** Port to whoever carries SMS. */
export type Sms = {
  /** Whether the carrier sends a text of its own list, by an id of its own. */
  byTemplate: boolean;
  /** Gives one text to the carrier, once. @throws CarrierError */
  send(sms: SmsText): Promise<{ carrierId: string | null }>;
  /** What the carrier tells; null where it is not the carrier who does. */
  readReports(call: SmsCall): SmsReport[] | null;
};
