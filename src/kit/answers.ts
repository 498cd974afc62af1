import { z } from '@hono/zod-openapi';

/** A moment, as text. Verbs may give a date. */
export const When = z.iso.datetime().openapi({ example: '2026-11-21T09:30:00.000Z' });

/** Of a record that only our own screens read, /openapi.json tells this, and that there is more. */
export const andMore = (
  properties: Record<string, { type: 'string'; format?: string; enum?: string[] }>,
) => ({
  type: 'object' as const,
  properties,
  required: Object.keys(properties),
  additionalProperties: {},
});

/** Stands in every record that can be saved. */
export const etag = z.string().openapi({ description: 'Named in If-Match by a save that is based on this' });
