import type { Context } from 'hono';
import { badInput } from './errors.ts';

export type Body = Record<string, unknown>;
export type Notes = Record<string, string> | [];

/** The JSON body with no field but these. @throws Refused */
export async function readBody(c: Context, known: string[]): Promise<Body> {
  const body = await json(c);
  const extra = Object.keys(body).filter((field) => !known.includes(field));
  if (extra.length > 0) throw badInput(`${extra.join(', ')} is/are not required and should not be sent`);
  return body;
}

async function json(c: Context): Promise<Body> {
  const text = await c.req.text();
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Body;
  } catch {
    // Falls through: not JSON is as bad as not an object.
  }
  throw badInput('The request body is not valid JSON.');
}

/** Whole paise, at least one rupee. */
export function amountIn(body: Body): number {
  const { amount } = body;
  if (amount === undefined || amount === null || amount === '')
    throw badInput('The amount field is required.', { field: 'amount' });
  const value = typeof amount === 'string' && /^-?\d+$/.test(amount) ? Number(amount) : amount;
  if (!Number.isSafeInteger(value)) throw badInput('The amount must be an integer.', { field: 'amount' });
  if ((value as number) < 100) throw badInput('The amount must be at least INR 1.00', { field: 'amount' });
  return value as number;
}

export function currencyIn(body: Body): string {
  if (!body.currency) throw badInput('The currency field is required.', { field: 'currency' });
  if (body.currency !== 'INR') throw badInput('Currency is not supported', { field: 'currency' });
  return body.currency;
}

/** At most fifteen texts of 256 characters; none are `[]`, as Razorpay writes them. */
export function notesIn(body: Body): Notes {
  const { notes } = body;
  if (notes === undefined || notes === null || (Array.isArray(notes) && notes.length === 0)) return [];
  if (typeof notes !== 'object' || Array.isArray(notes))
    throw badInput('The notes must be an array.', { field: 'notes' });
  const pairs = Object.entries(notes);
  if (pairs.length > 15)
    throw badInput('Number of fields in notes should be less than or equal to 15', { field: 'notes' });
  if (pairs.some(([, value]) => !['string', 'number', 'boolean'].includes(typeof value)))
    throw badInput('Notes values themselves should not be an array or an object.', { field: 'notes' });
  if (pairs.some(([, value]) => String(value).length > 256))
    throw badInput('The notes values may not be greater than 256 characters.', { field: 'notes' });
  return pairs.length === 0 ? [] : Object.fromEntries(pairs.map(([key, value]) => [key, String(value)]));
}

export function textIn(body: Body, field: string, most: number): string | null {
  const value = body[field];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw badInput(`The ${field} must be a string.`, { field });
  if (value.length > most)
    throw badInput(`The ${field} may not be greater than ${most} characters.`, { field });
  return value;
}
