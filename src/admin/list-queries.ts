import { daysOf, type Span } from './bookings/booking-words.ts';
import { leadQuery, type LeadListFilter } from './leads/lead-views.ts';
import { currentMe } from './session.ts';

type Filter = Record<string, unknown>;

/** What is set, as a query. */
export const textOnly = (filter: Filter) =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
  );

/** Lists whose filters say something else than the server takes. */
const translated: Record<string, (filter: Filter) => URLSearchParams> = {
  leads: (filter) => leadQuery(filter as LeadListFilter, currentMe()?.id ?? ''),
  bookings: ({ span, ...filter }) => textOnly({ ...filter, ...(span ? daysOf(span as Span) : {}) }),
};

/** The filter of a list as the server takes it: for its pages, and for the file of all that match. */
export const listQuery = (resource: string, filter: Filter): URLSearchParams =>
  (translated[resource] ?? textOnly)(filter);
