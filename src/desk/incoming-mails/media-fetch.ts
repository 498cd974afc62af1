import type { WhatsAppMedia } from '#kit/ports/whatsapp.ts';
import { job } from '#kit/job.ts';

/** `mediaId`: WhatsApp's. `name`: what is said of it until it is there. */
export type MediaToFetch = { mailId: string; mediaId: string; kind: WhatsAppMedia['kind']; name: string };

/** WhatsApp keeps files for a week: so long an owner has to enter a token that is accepted again. */
export const patienceDays = 6;

/** Fetches a file that came by WhatsApp. Of its tries there are more than `patienceDays` have half-hours. */
export const mediaFetch = job<MediaToFetch>('fetch-whatsapp-media', {
  retry: { limit: 320, delay: 2, delayMax: 1_800 },
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
