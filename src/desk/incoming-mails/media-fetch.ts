import type { WhatsAppMedia } from '#kit/ports/whatsapp.ts';
import { job } from '#kit/job.ts';

/** `mediaId`: WhatsApp's. `name`: what is said of it until it is there. */
export type MediaToFetch = { mailId: string; mediaId: string; kind: WhatsAppMedia['kind']; name: string };

/** Fetches a file that came by WhatsApp: for an hour, since it may be away. */
export const mediaFetch = job<MediaToFetch>('fetch-whatsapp-media', {
  retry: { limit: 60, delay: 2, delayMax: 60 },
  fields: { mailId: 'shown', mediaId: 'hidden', kind: 'shown', name: 'hidden' },
});

/** So large a file of each kind may be, in bytes; what is not named here is to be heard or seen on the phone. */
export const mostBytes: Partial<Record<WhatsAppMedia['kind'], number>> = {
  image: 5_000_000,
  document: 6_000_000,
};

const kinds: Record<WhatsAppMedia['kind'], string> = {
  image: 'A picture',
  document: 'A document',
  audio: 'A voice message',
  video: 'A video',
  sticker: 'A sticker',
};

/** What is said of a file until it is there, and where it is not kept. */
export const shownMedia = ({ kind, filename }: Pick<WhatsAppMedia, 'kind' | 'filename'>): string =>
  filename || kinds[kind];
export const onItsWay = (name: string): string => `${name}: being fetched`;
