import {
  calendarQuery, createAccount, createObject, deleteObject, fetchCalendars, propfind, updateObject, type DAVResponse,
} from 'tsdav'; // prettier-ignore
import { createGuardedFetch } from './guarded-fetch.ts';
import { createGuard, type GuardOptions } from '#adapters/webhooks/guard.ts';
import { CalendarError, type CalendarLogin, type Calendars } from '#kit/ports/calendars.ts';

/** Calendars by CalDAV. The login goes with each request, for servers do not ask before they refuse. */
export function createCalendars(options: GuardOptions): Calendars {
  const guard = createGuard(options);
  const guarded = createGuardedFetch(guard);
  const asking = ({ user, password }: CalendarLogin) => ({
    headers: { Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
    fetch: guarded,
  });

  return {
    refuse: guard.refuse,
    find: (login) =>
      saying(async () => {
        const how = asking(login);
        const url = login.address;
        const props = { 'd:resourcetype': {}, 'd:displayname': {} };
        const [here] = await propfind({ url, props, depth: '0', ...how });
        if (here?.status === 401 || here?.status === 403) throw new CalendarError(refused);
        if (here?.props && 'calendar' in (here.props.resourcetype ?? {}))
          return [{ url, name: textOf(here.props.displayname) || url }];
        const account = await createAccount({ account: { serverUrl: url, accountType: 'caldav' }, ...how });
        const found = await fetchCalendars({ account, ...how });
        return found
          .filter(({ components = [] }) => components.length === 0 || components.includes('VEVENT'))
          .map(({ url, displayName }) => ({ url, name: textOf(displayName) || url }));
      }),
    mark: (keys) =>
      saying(async () => {
        const props = { 'cs:getctag': {}, 'd:sync-token': {} };
        const [found] = await propfind({ url: keys.calendarUrl, props, depth: '0', ...asking(keys) });
        refuseUnless(found);
        const mark: unknown = found?.props?.syncToken ?? found?.props?.getctag;
        return mark === undefined || typeof mark === 'object' ? null : String(mark);
      }),
    read: (keys, { from, until }) =>
      saying(async () => {
        const time = { start: stamp(from), end: stamp(until) };
        const rows = await calendarQuery({
          url: keys.calendarUrl,
          props: { 'd:getetag': {}, 'c:calendar-data': {} },
          filters: {
            'comp-filter': {
              _attributes: { name: 'VCALENDAR' },
              'comp-filter': { _attributes: { name: 'VEVENT' }, 'time-range': { _attributes: time } },
            },
          },
          depth: '1',
          ...asking(keys),
        });
        return rows.flatMap(({ href, props }) => {
          const text = textOf(props?.calendarData);
          const etag = textOf(props?.getetag);
          return href && text ? [{ url: new URL(href, keys.calendarUrl).href, etag, text }] : [];
        });
      }),
    put: (keys, { url, text, etag }) =>
      saying(async () => {
        const { headers, fetch } = asking(keys);
        const typed = { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' };
        // Not every server knows what `If-Match: *` means: what goes over whatever is there goes without.
        const answer =
          etag === null
            ? await createObject({ url, data: text, headers: { ...typed, 'If-None-Match': '*' }, fetch })
            : await updateObject({ url, data: text, headers: typed, fetch, ...(etag !== '*' && { etag }) });
        return judged(answer);
      }),
    remove: (keys, { url, etag }) =>
      saying(async () => {
        const answer = await deleteObject({ url, etag, ...asking(keys) });
        return answer.status === 404 || judged(answer);
      }),
  };
}

const refused = 'The server refuses this user and password. Many want a password made for apps.';

/** What went wrong, in words for staff. */
async function saying<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    const text = error instanceof Error ? error.message : String(error);
    if (/\b401\b|invalid credentials/i.test(text)) throw new CalendarError(refused, { cause: error });
    if (/cannot find/.test(text))
      throw new CalendarError('No calendar was found at this address.', { cause: error });
    throw new CalendarError(`The calendar server did not answer as it should: ${text.slice(0, 200)}`, {
      cause: error,
    });
  }
}

function refuseUnless(found: DAVResponse | undefined): void {
  if (found?.status === 401 || found?.status === 403) throw new CalendarError(refused);
  if (!found?.ok) throw new CalendarError(`The calendar answers ${found?.status ?? 'nothing'}.`);
}

/** @returns false where somebody else was faster */
function judged({ ok, status }: Response): boolean {
  if (status === 412) return false;
  if (status === 401 || status === 403) throw new CalendarError(refused);
  if (!ok) throw new CalendarError(`The calendar answers ${status} to a change.`);
  return true;
}

/** tsdav gives a text as it is, as CDATA, or made into a number. */
function textOf(given: unknown): string {
  if (typeof given === 'object' && given !== null) return Object.values(given).map(textOf).join('');
  return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
}

/** `20261124T053000Z` */
const stamp = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
