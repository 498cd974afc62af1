import { z } from '@hono/zod-openapi';

/** A moment, as text. Verbs may give a date. */
export const When = z.iso.datetime().openapi({ example: '2026-11-21T09:30:00.000Z' });

/** Stands in every record that can be saved. */
export const etag = z.string().openapi({ description: 'Named in If-Match by a save that is based on this' });
