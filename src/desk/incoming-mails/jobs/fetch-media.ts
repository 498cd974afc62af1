import { defineJob } from '#kit/define-job.ts';
import { fetchMedia } from '../fetch-media.ts';
import { mediaFetch } from '../media-fetch.ts';

export const fetchWhatsAppMedia = defineJob(mediaFetch, fetchMedia, { atOnce: 2 });
