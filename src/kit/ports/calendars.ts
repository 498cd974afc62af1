/** What opens somebody's calendars on their server. */
export type CalendarLogin = { address: string; user: string; password: string };

/** One calendar of theirs. */
export type CalendarKeys = CalendarLogin & { calendarUrl: string };

/** An event as the server keeps it: its address there, its state's mark, and its iCalendar text. */
export type CalendarObject = { url: string; etag: string; text: string };

/** What a calendar server did not do, in words for staff. */
export class CalendarError extends Error {}

/** Port to calendars by CalDAV (RFC 4791). Each call rejects with a CalendarError where the server does not do as asked. */
export type Calendars = {
  /** Why this address is never called, or null. */
  refuse(address: string): string | null;
  /** The calendars that hold events: what lies at the address, or what its server says is theirs. */
  find(login: CalendarLogin): Promise<{ url: string; name: string }[]>;
  /** Another one says that something has changed; null where the server gives none. */
  mark(keys: CalendarKeys): Promise<string | null>;
  /** The events that lie in or reach into a time, repeated ones as one object. */
  read(keys: CalendarKeys, time: { from: Date; until: Date }): Promise<CalendarObject[]>;
  /**
   * Writes an event. @param etag what is replaced; null: nothing may be there; `*`: whatever is there
   * @returns whether it was written; false where somebody else was faster
   */
  put(keys: CalendarKeys, event: { url: string; text: string; etag: string | null }): Promise<boolean>;
  /** Takes an event away; one that is gone already counts. @returns false where somebody else has changed it */
  remove(keys: CalendarKeys, event: { url: string; etag: string }): Promise<boolean>;
};
