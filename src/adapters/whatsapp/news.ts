import { z } from 'zod';
import { cutText } from '#kit/cut-text.ts';
import {
  whatsAppMediaKinds,
  type WhatsAppMedia,
  type WhatsAppNews,
  type WhatsAppNote,
} from '#kit/ports/whatsapp.ts';
import { storable } from '#kit/storable.ts';
import { reasonIn, unreached } from './faults.ts';

const id = z.string().min(1).max(200);
/** With its country, digits alone. */
const number = z.string().regex(/^\d{6,15}$/);

const Change = z.object({
  field: z.string(),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }).optional(),
    contacts: z
      .array(z.object({ wa_id: z.string(), profile: z.object({ name: z.string() }).optional() }))
      .catch([])
      .default([]),
    messages: z.array(z.unknown()).catch([]).default([]),
    statuses: z.array(z.unknown()).catch([]).default([]),
  }),
});
const Call = z.object({ entry: z.array(z.object({ changes: z.array(z.unknown()).catch([]) })) });

const Status = z.object({
  id,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.string().max(100).optional(),
  errors: z
    .array(
      z.object({
        code: z.number(),
        title: z.string().optional(),
        message: z.string().optional(),
        error_data: z.object({ details: z.string().optional() }).optional(),
      }),
    )
    .catch([])
    .optional(),
});

const Media = z.object({ id, caption: z.string().optional(), filename: z.string().optional() });
const Note = z
  .object({
    id,
    from: number,
    timestamp: z.string().regex(/^\d{1,12}$/),
    type: z.string(),
    text: z.object({ body: z.string() }).optional(),
    button: z.object({ text: z.string() }).optional(),
    interactive: z
      .object({
        button_reply: z.object({ title: z.string() }).optional(),
        list_reply: z.object({ title: z.string() }).optional(),
      })
      .optional(),
    location: z
      .object({ latitude: z.number(), longitude: z.number(), name: z.string().optional() })
      .optional(),
    contacts: z
      .array(
        z.object({
          name: z.object({ formatted_name: z.string() }),
          phones: z.array(z.object({ phone: z.string() })).catch([]),
        }),
      )
      .catch([])
      .default([]),
    reaction: z.object({ emoji: z.string().optional() }).optional(),
    context: z.object({ id: id.optional() }).optional(),
  })
  .loose();

/**
 * What a call of theirs tells of our number. What is not understood is passed over, piece by piece: they would send the
 * whole of it again for a week.
 */
export function newsIn(body: Uint8Array, phoneNumberId: string): WhatsAppNews {
  const news: WhatsAppNews = { notes: [], statuses: [], templatesChanged: false };
  const call = Call.safeParse(storable(parsed(body)));
  for (const told of call.data?.entry.flatMap(({ changes }) => changes) ?? []) {
    const { data: change } = Change.safeParse(told);
    if (change?.field.startsWith('message_template_')) news.templatesChanged = true;
    if (change?.field !== 'messages' || change.value.metadata?.phone_number_id !== phoneNumberId) continue;
    const { contacts, messages, statuses } = change.value;
    news.notes.push(...messages.flatMap((one) => noteIn(one, contacts)));
    news.statuses.push(
      ...statuses.flatMap((one) => {
        const { data } = Status.safeParse(one);
        if (!data) return [];
        const { id: carrierId, status, biz_opaque_callback_data: messageId = null, errors } = data;
        const [fault] = errors ?? [];
        const isUnreached = status === 'failed' && fault?.code === unreached;
        return [{ carrierId, messageId, status, reason: reasonIn(fault), isUnreached }];
      }),
    );
  }
  return news;
}

function noteIn(told: unknown, contacts: z.infer<typeof Change>['value']['contacts']): WhatsAppNote[] {
  const { data: note } = Note.safeParse(told);
  // What WhatsApp itself says of a number, and what it cannot show, is nobody's word.
  if (!note || note.type === 'system' || note.type === 'reaction') return [];
  const media = mediaIn(note);
  const { button_reply: pressed, list_reply: chosen } = note.interactive ?? {};
  const { location } = note;
  const text =
    note.text?.body ??
    note.button?.text ??
    pressed?.title ??
    chosen?.title ??
    (location && `${location.name ?? 'A place'}: ${location.latitude}, ${location.longitude}`) ??
    cardsIn(note) ??
    media?.caption ??
    (media ? '' : `(${note.type}: to be seen on the sender’s phone only)`);
  return [
    {
      id: note.id,
      at: new Date(Number(note.timestamp) * 1_000),
      from: note.from,
      name: cutText(contacts.find(({ wa_id }) => wa_id === note.from)?.profile?.name ?? '', 120),
      text,
      answers: note.context?.id ?? null,
      media: media && { id: media.id, kind: media.kind, filename: media.filename },
    },
  ];
}

/** What stands on cards out of their address book, each on a line of its own. */
function cardsIn({ contacts }: z.infer<typeof Note>): string | undefined {
  if (contacts.length === 0) return undefined;
  return contacts
    .map(({ name, phones }) =>
      [`A contact: ${name.formatted_name}`, ...phones.map(({ phone }) => phone)].join(', '),
    )
    .join('\n');
}

function mediaIn(note: z.infer<typeof Note>): (WhatsAppMedia & { caption: string | undefined }) | null {
  const kind = whatsAppMediaKinds.find((one) => one === note.type);
  const { data } = Media.safeParse(kind && note[kind]);
  return kind && data
    ? { id: data.id, kind, filename: cutText(data.filename ?? '', 120), caption: data.caption }
    : null;
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
