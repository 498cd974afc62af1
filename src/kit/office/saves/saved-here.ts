import type { RaRecord } from 'react-admin';

const saved = new Set<string>();

/** Notes what a save of our own has made of a record. */
export const rememberSaved = (etag: unknown) => {
  if (typeof etag === 'string') saved.add(etag);
};

/** Whether a record says what we made of it, and not what a colleague did. */
export const isSavedHere = (etag: unknown) => typeof etag === 'string' && saved.has(etag);

const read = new Map<unknown, unknown>();

/** Keeps what a form begins with: its record may have been loaded again by the time it is saved. */
export function rememberRead<R extends RaRecord>(record: R): R {
  if (read.size > 100) read.clear();
  if (record.etag !== undefined) read.set(record.etag, record);
  return record;
}

/** The record as it was when this was its etag, if it is still known. */
export const baseOf = (etag: unknown) => read.get(etag);
