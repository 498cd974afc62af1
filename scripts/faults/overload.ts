import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { post } from '../lib/enquiries.ts';
import { backends, openBackend, openMachine, type Backend } from './machines.ts';
import type { Figure, Story } from './story.ts';

const crowd = 500;
const seconds = 15;

type Visit = { status: number; ms: number; retryAfter: boolean };

/** Five hundred visitors ask for pages that are rendered for each of them, again as soon as they are answered. */
export const overload: Story = {
  name: 'overload',
  fault: 'five hundred visitors at once, more than the processor can serve',
  async run() {
    const figures: Figure[] = [];
    for (const backend of backends) figures.push(...(await crowdOn(backend)));
    return figures;
  },
};

async function crowdOn(backend: Backend): Promise<Figure[]> {
  const machine = await openMachine();
  const { settings, remove } = await openBackend(backend, machine);
  const app = await machine.start({ ...settings, RATE_LIMITS: 'off', PAGE_CACHE: 'off' });
  const agent = new Agent({ keepAlive: true, maxSockets: crowd });
  // What is rendered for the first time is compiled first: the crowd comes to a site that has been serving.
  for (let i = 0; i < 100; i++) await ask(agent, `${app.url}/contact-us`);
  // Who is asked to come back does so after a moment: sooner than we ask, later than at once.
  const visits: Visit[] = [];
  const probes: Visit[] = [];
  const until = performance.now() + seconds * 1_000;
  const visitor = async () => {
    while (performance.now() < until) {
      const visit = await ask(agent, `${app.url}/contact-us`);
      visits.push(visit);
      if (visit.status === 503) await wait(1_000);
    }
  };
  const probe = async () => {
    for (; performance.now() < until; await wait(250)) probes.push(await ask(agent, `${app.url}/healthz`));
  };
  await Promise.all([probe(), ...Array.from({ length: crowd }, visitor)]);
  agent.destroy();
  const ended = performance.now();
  while ((await post(app.url, 1))?.status !== 200) await wait(50);
  const recovered = (performance.now() - ended) / 1_000;
  await machine.stop();
  await remove();

  const served = visits.filter(({ status }) => status === 200);
  const refused = visits.filter(({ status, retryAfter }) => status === 503 && retryAfter);
  const figures: Figure[] = [
    { what: 'pages served', value: served.length, atLeast: 100 },
    { what: 'asked to come back', value: refused.length, atLeast: 1 },
    { what: 'answered otherwise', value: visits.length - served.length - refused.length, atMost: 0 },
    { what: '99 of 100 answers', value: percentile(visits, 0.99) / 1_000, unit: 's', atMost: 2 },
    {
      what: '99 of 100 answers of /healthz',
      value: percentile(probes, 0.99) / 1_000,
      unit: 's',
      atMost: 1,
    },
    { what: 'an enquiry is taken in after the crowd', value: recovered, unit: 's', atMost: 2 },
  ];
  return figures.map((figure) => ({ ...figure, what: `${backend}: ${figure.what}` }));
}

const percentile = (visits: Visit[], share: number) =>
  visits.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(share * (visits.length - 1))] ?? Infinity;

function ask(agent: Agent, url: string): Promise<Visit> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, retryAfter = false) =>
      resolve({ status, ms: performance.now() - started, retryAfter });
    get(url, { agent, headers: { Accept: 'text/html' } }, (answer) => {
      answer.resume();
      answer.on('end', () => end(answer.statusCode ?? 0, Number(answer.headers['retry-after']) > 0));
      answer.on('error', () => end(0));
    }).on('error', () => end(0));
  });
}
