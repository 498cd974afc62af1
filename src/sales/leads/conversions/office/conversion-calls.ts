import type { z } from '@hono/zod-openapi';
import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import type { Conversion, ConversionDestination } from './answers.ts';

export type ConversionRecord = z.input<typeof Conversion>;
export type DestinationRecord = z.input<typeof ConversionDestination>;

export const conversionCalls = {
  save: (body: object) => request<null>('/conversion-destinations', { method: 'POST', body }),
  retry: (id: string) => request<null>(callPath`/conversions/${id}/retry`, { method: 'POST' }),
};
