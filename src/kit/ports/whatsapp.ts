/** A text that WhatsApp has approved, as it is sent. `language`: their code, `en` or `en_US`. */
export type WhatsAppTemplateText = {
  kind: 'template';
  name: string;
  language: string;
  /** What stands in {{1}}, {{2}} and so on of its body. */
  values: string[];
};

/** What is sent. `isFarewell`: it confirms that nothing is sent any more, and goes all the same. */
export type WhatsAppContent = WhatsAppTemplateText | { kind: 'text'; text: string; isFarewell?: boolean };

/** A file that goes along; with a template it stands in its head. `content`: base64. */
export type WhatsAppFile = { filename: string; contentType: string; content: string };

/** `id`: of our message, which comes back with every status. `to`: with its country, `919000012345`. */
export type WhatsAppMessage = { id: string; to: string; content: WhatsAppContent; file?: WhatsAppFile };

/** What of a template we have nothing to fill with: without it WhatsApp refuses what is sent. */
export const whatsAppUnfilled = ['named-gaps', 'header-gap', 'button', 'part'] as const;
export type WhatsAppUnfilled = (typeof whatsAppUnfilled)[number];

/**
 * A template as WhatsApp knows it. `variables`: how many of them its body has; `header`: '' or what it begins with.
 * `unfilled`: what has to be filled besides the numbered gaps of its body and a file at its head.
 */
export type WhatsAppTemplate = {
  name: string;
  language: string;
  /** Theirs: APPROVED, PENDING, REJECTED, PAUSED and more. */
  status: string;
  category: string;
  header: string;
  body: string;
  variables: number;
  unfilled: WhatsAppUnfilled[];
  /** Why it was rejected; '' where it was not. */
  reason: string;
};

/**
 * What became of a message of ours, by their id or by ours. `reason`: in their words; '' where they give none.
 * `isUnreached`: it failed because the number has no WhatsApp, or cannot be reached there.
 */
export type WhatsAppStatus = {
  carrierId: string;
  messageId: string | null;
  status: 'sent' | 'delivered' | 'read' | 'failed';
  reason: string;
  isUnreached: boolean;
};

export const whatsAppMediaKinds = ['image', 'document', 'audio', 'video', 'sticker'] as const;
export type WhatsAppMedia = { id: string; kind: (typeof whatsAppMediaKinds)[number]; filename: string };

/** What somebody wrote. `id`: theirs; `from`: with its country. `answers`: their id of the message that it answers. */
export type WhatsAppNote = {
  id: string;
  at: Date;
  from: string;
  name: string;
  text: string;
  answers: string | null;
  media: WhatsAppMedia | null;
};

/** What came in one call. `templatesChanged`: another status of some template. */
export type WhatsAppNews = { notes: WhatsAppNote[]; statuses: WhatsAppStatus[]; templatesChanged: boolean };

/** Port to WhatsApp's business platform. */
export type WhatsApp = {
  /** Gives one message to WhatsApp, once. @throws CarrierError */
  send(message: WhatsAppMessage): Promise<{ carrierId: string | null }>;
  /** @throws CarrierError */
  listTemplates(): Promise<WhatsAppTemplate[]>;
  /** A file that somebody sent. Null where it is gone, or larger than `mostBytes`. @throws CarrierError `unavailable` for anything else */
  readMedia(media: { id: string; mostBytes: number }): Promise<Uint8Array | null>;
  /** What a call tells; null where it is not WhatsApp who calls. @param call.body as it came, byte by byte */
  readCall(call: { body: Uint8Array; signature: string }): WhatsAppNews | null;
  /** Whether the address of calls is being set up by somebody who knows the token. */
  isVerifying(query: { mode: string; token: string }): boolean;
};
