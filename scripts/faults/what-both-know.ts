import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { enquiry } from '../lib/enquiries.ts';
import { signInAtOffice, type Machine } from './machines.ts';
import type { Figure } from './story.ts';

type Two = readonly [Machine, Machine];

/** Uploads, edits, sessions, limits and live screens: how many of them the other machine does not know. */
export async function whatBothKnow(machines: Two): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [here, there] of [machines, machines.toReversed() as unknown as Two]) {
    const Cookie = await signInAtOffice(here.url);
    const headers = { Cookie, 'If-Match': '*' };
    const wrong = {
      upload: !(await isShown(there, await upload(here, headers))),
      edit: !(await isSeen(there, await rename(here, headers))),
      live: !(await hears(there, Cookie, () => enquire(here, '127.9.0.1', 90_000 + (here.port % 1_000)))),
      session: (await fetch(`${there.url}/staff/session`, { headers })).status !== 200,
    };
    await fetch(`${there.url}/staff/session`, { method: 'DELETE', headers });
    const signedOut = (await fetch(`${here.url}/staff/leads`, { headers })).status === 401;
    const not = Object.entries({ ...wrong, 'sign-out': !signedOut }).filter(([, is]) => is);
    if (not.length > 0) console.log(`  ${there.url} does not know: ${not.map(([name]) => name).join(', ')}`);
    figures.push({ what: 'changes here that the other machine does not know', value: not.length, atMost: 0 });
  }
  let taken = 0;
  for (let i = 0; i < 14; i++)
    if ((await enquire(machines[i % 2] as Machine, '127.9.0.2', 80_000 + i)) === 200) taken++;
  figures.push(
    { what: 'enquiries of one address that both took together', value: taken, atMost: 10 },
    { what: 'the same', value: taken, atLeast: 10 },
  );
  return figures;
}

/** As the proxy passes on a visitor's enquiry. @returns the status */
async function enquire({ url }: Machine, visitor: string, i: number): Promise<number> {
  const { key, body } = enquiry(i);
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': visitor };
  return (await fetch(`${url}/inquiry`, { method: 'POST', headers, body })).status;
}

async function upload({ url }: Machine, headers: Record<string, string>): Promise<string> {
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a50' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('file', new File([new Uint8Array(photo)], 'shop.png'));
  body.set('alt', 'A shop');
  const answer = await fetch(`${url}/staff/media`, { method: 'POST', headers, body });
  return `${((await answer.json()) as { name: string }).name}-90.webp`;
}

const isShown = async ({ url }: Machine, file: string) =>
  (await fetch(`${url}/media/${file}`)).status === 200;

/** @returns the new name of the company, which every page shows */
async function rename({ url, port }: Machine, headers: Record<string, string>): Promise<string> {
  const legalName = `Nirmaan of machine ${port}`;
  const settings = (await (await fetch(`${url}/staff/settings`, { headers })).json()) as object;
  const body = JSON.stringify({ ...settings, legalName });
  await fetch(`${url}/staff/settings`, {
    method: 'PUT',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body,
  });
  return legalName;
}

/** Within five seconds. */
async function isSeen({ url }: Machine, words: string): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++, await wait(100))
    if ((await (await fetch(`${url}/`)).text()).includes(words)) return true;
  return false;
}

/** Whether an open office there is told of a lead within five seconds of what happens. */
async function hears({ url }: Machine, Cookie: string, happen: () => Promise<unknown>): Promise<boolean> {
  const stop = new AbortController();
  const stream = await fetch(`${url}/staff/events`, { headers: { Cookie }, signal: stop.signal });
  const late = setTimeout(() => stop.abort(), 5_000);
  let heard = '';
  try {
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (!heard) void happen();
      heard += chunk;
      if (/event: lead/.test(heard)) return true;
    }
    return false;
  } catch {
    return false;
  } finally {
    clearTimeout(late);
    stop.abort();
  }
}
