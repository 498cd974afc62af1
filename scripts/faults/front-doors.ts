import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { startPostgres } from '../lib/postgres-server.ts';
import { owner } from '../lib/app-server.ts';
import { enquiry } from '../lib/enquiries.ts';
import { ask, caddyProgram, nginxPrograms, startCaddy, startNginx, type Door } from './front-door.ts';
import { openMachine, together, type Machine } from './machines.ts';
import type { Figure, Story } from './story.ts';

// Up to 2.11.1 it closes the body of a request whose server was gone, and then has nothing to send to the other one
// (caddyserver/caddy#7546).
export const caddy = frontDoor('caddy', [caddyProgram], startCaddy, { sentAgain: 1 });
export const nginx = frontDoor('nginx', nginxPrograms, startNginx, { sentAgain: 0 });

/**
 * The example of deploy/ before two servers: what a visitor meets, and what somebody who forges headers does not reach.
 * @param most.sentAgain enquiries that the visitor's browser has to send once more after a server died
 */
function frontDoor(
  name: string,
  programs: Story['programs'],
  start: typeof startCaddy,
  most: { sentAgain: number },
): Story {
  return {
    name,
    fault: `forged addresses, bodies too large, and a server that dies behind ${name}`,
    programs,
    async run() {
      const site = 'www.agency.test';
      const postgres = await startPostgres();
      const machines = [await openMachine(), await openMachine()] as const;
      const settings = together(`https://${site}`, postgres.url);
      for (const machine of machines) await machine.start(settings);
      const door = await start({ site, ports: [machines[0].port, machines[1].port] });
      const figures = [
        ...(await served(door)),
        ...(await forged(door)),
        ...(await killed(door, machines[1], most)),
      ];
      await door.close();
      await Promise.all(machines.map((machine) => machine.stop()));
      await postgres.remove();
      return figures;
    },
  };
}

async function served(door: Door): Promise<Figure[]> {
  const signedIn = await ask(door, '/staff/session', {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const Cookie = signedIn.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const [small, large] = await Promise.all(
    [5_900_000, 8_000_000].map((bytes) => upload(door, Cookie, '/staff/media', bytes)),
  );
  const exported = await upload(door, Cookie, '/staff/posts/import', 19_000_000);
  const wrong = {
    'no HTTP/2': (await byHttp2(door)) !== 200,
    'no way from http to https': !(await redirected(door)),
    'no session of the office over https alone': !signedIn.headers['set-cookie']?.[0]?.includes('Secure'),
    [`an upload of 5.9 MB was answered ${small}`]: small !== 422,
    [`one of 8 MB was answered ${large}`]: large !== 413,
    [`a WordPress export of 19 MB was answered ${exported}`]: exported !== 422,
  };
  const faults = Object.entries(wrong).filter(([, is]) => is);
  for (const [fault] of faults) console.log(`  ${fault}`);
  return [
    { what: 'things that a visitor misses', value: faults.length, atMost: 0 },
    {
      what: 'until an open office is told of a lead',
      value: await heard(door, Cookie),
      unit: 's',
      atMost: 5,
    },
  ];
}

async function byHttp2({ site, address, ca }: Door) {
  const session = connect(`https://${site}`, { host: address, servername: site, ca });
  const stream = session.request({ ':path': '/' });
  const [headers] = (await once(stream, 'response')) as [{ ':status': number }];
  session.destroy();
  return headers[':status'];
}

async function redirected({ site, address }: Door): Promise<boolean> {
  const asked = get({ host: address, path: '/about-us', headers: { Host: site }, agent: false });
  const [{ statusCode = 0, headers }] = (await once(asked, 'response')) as [
    { statusCode?: number; headers: { location?: string } },
  ];
  asked.destroy();
  return [301, 308].includes(statusCode) && headers.location === `https://${site}/about-us`;
}

/** Bytes that are neither a picture nor an export, as a file. @returns the status */
async function upload(door: Door, Cookie: string, path: string, bytes: number) {
  const edge = 'edge-of-a-part';
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="shop.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(bytes, 'x'),
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  const headers = { Cookie, 'Content-Type': `multipart/form-data; boundary=${edge}` };
  return (await ask(door, path, { headers, body })).status;
}

/** Seconds from a visitor's enquiry to its news on a screen of the office that was open before. */
async function heard(door: Door, Cookie: string): Promise<number> {
  const { site, address, ca } = door;
  const listening = request({
    host: address,
    servername: site,
    path: '/staff/events',
    ca,
    agent: false,
    headers: {
      Host: site,
      Cookie,
    },
  });
  listening.on('error', () => {}).end();
  const [answer] = (await once(listening, 'response')) as [NodeJS.ReadableStream];
  let told = '';
  const hears = (word: string) =>
    new Promise<void>((done) =>
      answer.on('data', (chunk: Buffer) => (told += chunk.toString()).includes(word) && done()),
    );
  const [hello, lead] = [hears('event: hello'), hears('event: lead')];
  await hello;
  const started = performance.now();
  await enquire(door, 70_000, '127.9.1.1');
  await lead;
  listening.destroy();
  return (performance.now() - started) / 1_000;
}

/** An enquiry of one visitor who says to be another one each time. */
async function enquire(door: Door, i: number, localAddress: string): Promise<number> {
  const { key, body } = enquiry(i);
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    'X-Forwarded-For': `203.0.113.${i % 250}`,
    Forwarded: `for=203.0.113.${i % 250}`,
  };
  return (await ask(door, '/inquiry', { headers, body, localAddress })).status;
}

async function forged(door: Door): Promise<Figure[]> {
  let taken = 0;
  for (let i = 0; i < 14; i++) if ((await enquire(door, 60_000 + i, '127.9.2.1')) === 200) taken++;
  const other = await enquire(door, 61_000, '127.9.2.2');
  return [
    { what: 'enquiries of somebody who forges addresses', value: taken, atMost: 10 },
    { what: 'the same', value: taken, atLeast: 10 },
    { what: 'of somebody else after that', value: other === 200 ? 1 : 0, atLeast: 1 },
  ];
}

async function killed(door: Door, machine: Machine, most: { sentAgain: number }): Promise<Figure[]> {
  await machine.stop('SIGKILL');
  const failed: string[] = [];
  let sentAgain = 0;
  for (let i = 0; i < 60; i++) {
    const page = i % 2 === 0 ? '/' : '/contact-us';
    const { status } = await ask(door, page);
    if (status !== 200) failed.push(`${page} ${status}`);
    if (i % 6 !== 0) continue;
    const send = () => enquire(door, 50_000 + i, `127.9.3.${1 + i}`);
    let enquired = await send();
    if (enquired === 502) {
      // As the outbox does, with the same key.
      sentAgain++;
      enquired = await send();
    }
    if (enquired !== 200) failed.push(`enquiry ${enquired}`);
  }
  if (failed.length + sentAgain > most.sentAgain)
    console.log(`  after a server died: ${failed.join(', ')}\n${door.said().slice(-1_500)}`);
  return [
    { what: 'of 70 requests after one of two servers died, failed', value: failed.length, atMost: 0 },
    { what: 'enquiries that a browser sent again', value: sentAgain, atMost: most.sentAgain },
  ];
}
