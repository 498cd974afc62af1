/** What WhatsApp tells a shop, in one call. `at`: seconds since 1970. */
export type WhatsAppNotice = {
  /** Somebody wrote. */
  notes?: {
    id: string;
    from: string;
    name?: string;
    at: number;
    text?: string;
    /** Cards out of their address book. */
    cards?: { name: string; phones: string[] }[];
    media?: { type: 'image' | 'document' | 'audio'; id: string; filename?: string; caption?: string };
  }[];
  /** What became of messages. */
  statuses?: {
    id: string;
    ours?: string;
    status: 'sent' | 'delivered' | 'read' | 'failed';
    code?: number;
  }[];
};

/** In the form of their calls, version 23. */
export function callOf(
  { phoneNumberId, businessId }: { phoneNumberId: string; businessId: string },
  { notes = [], statuses = [] }: WhatsAppNotice,
) {
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '919000000000', phone_number_id: phoneNumberId },
    contacts: notes.map(({ from, name = 'Asha' }) => ({ profile: { name }, wa_id: from })),
    messages: notes.map(({ id, from, at, text, cards, media }) => ({
      from,
      id,
      timestamp: String(at),
      ...(media
        ? {
            type: media.type,
            [media.type]: { id: media.id, filename: media.filename, caption: media.caption },
          }
        : cards
          ? { type: 'contacts', contacts: cards.map(cardOf) }
          : { type: 'text', text: { body: text } }),
    })),
    statuses: statuses.map(({ id, ours, status, code }) => ({
      id,
      status,
      timestamp: '1',
      recipient_id: '919000000000',
      ...(ours && { biz_opaque_callback_data: ours }),
      ...(code && { errors: [{ code, title: 'Message undeliverable' }] }),
    })),
  };
  return {
    object: 'whatsapp_business_account',
    entry: [{ id: businessId, changes: [{ field: 'messages', value }] }],
  };
}

const cardOf = ({ name, phones }: { name: string; phones: string[] }) => ({
  name: { formatted_name: name, first_name: name },
  ...(phones.length > 0 && { phones: phones.map((phone) => ({ phone, type: 'CELL' })) }),
});
