import { send } from '#kit/calls/customer-calls.ts';
import type { Correction } from '../correct-kept.ts';
import type { Erased } from '../erase-kept.ts';
import type { readKept } from '../read-kept.ts';

export type { Erased };

/** Moments are ISO texts on the wire. */
type Sent<T> = T extends Date ? string : T extends object ? { [K in keyof T]: Sent<T[K]> } : T;
export type Kept = Sent<Awaited<ReturnType<typeof readKept>>>;

export const sendMyDataCode = (email: string) => send<object>('POST', '/my-data/code', { email });
/** The calls below are answered for half an hour after it, in the same browser. */
export const proveMyAddress = (input: { email: string; code: string }) =>
  send<object>('POST', '/my-data/proof', input);
export const fetchKept = () => send<Kept>('GET', '/my-data/kept');
export const correctKept = (correction: Correction) => send<object>('PATCH', '/my-data/kept', correction);
export const eraseKept = () => send<Erased>('DELETE', '/my-data/kept');
/** @returns the day by which it is answered */
export const askAboutMyData = (text: string) =>
  send<{ dueOn: string }>('POST', '/my-data/requests', { text });
