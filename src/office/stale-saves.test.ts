import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPicture } from '#sample/seed-picture.ts';
import { createTestApp } from '#server/test-app.ts';
import { openOffice } from './test-office.ts';

type Thing = Record<string, unknown> & { id: string; etag: string };
type Described = { parameters?: { in: string; name: string }[]; requestBody?: unknown };

let office: Awaited<ReturnType<typeof openOffice>>;
let asha: Awaited<ReturnType<typeof office.as>>;
let bela: Awaited<ReturnType<typeof office.as>>;
let described: Map<string, Described>;
beforeAll(async () => {
  office = await openOffice('seeded');
  asha = await office.as('owner', 'Asha');
  bela = await office.as('owner', 'Bela');
  const app = await createTestApp();
  const { paths } = (await (await app.get('/openapi.json')).json()) as {
    paths: Record<string, Record<string, Described>>;
  };
  await app.close();
  described = new Map(
    Object.entries(paths)
      .filter(([path]) => path.startsWith('/staff/'))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(
          ([method, call]) => [`${method.toUpperCase()} ${path.slice('/staff'.length)}`, call] as const,
        ),
      ),
  );
});
afterAll(() => office.close());

const toggled =
  'sets one thing to what it says, so that sending it twice or after somebody else does the same';
const step = 'takes one step, which is refused where the record no longer stands where it begins';
const order = 'names every record of the list, and is refused where one came or went';

/** What is sent without the mark of what it is based on, and why nobody loses words by it. */
const unmarked: Record<string, string> = {
  'PUT /session/password': 'is one’s own, and asks for the present one',
  'PUT /session/picture': 'is one’s own',
  'PUT /session/agenda': 'is one’s own',
  'PUT /session/quiet-hours': 'is one’s own',
  'PUT /sign-in-rules': toggled,
  'PUT /staff/{id}/duty': toggled,
  'PUT /whatsapp-templates/{event}/{language}': toggled,
  'PUT /calendar-feed': 'is one’s own',
  'PUT /today/snoozes': 'is one’s own',
  'PUT /kept-back/{id}/seen': toggled,
  'PUT /receivables/{id}/promise': toggled,
  'PATCH /list-views/{id}': 'is one’s own',
  'PATCH /first-steps': toggled,
  'PUT /bookings/{id}/host': toggled,
  'PUT /advertising/words': toggled,
  'PATCH /media-folders/{id}': 'has its name alone',
  'PATCH /bookings/{id}': step,
  'PUT /bank-transactions/{id}/payment': step,
  'PUT /bank-transactions/{id}/receipt': step,
  'PUT /bank-transactions/{id}/aside': step,
  'PATCH /admissions/{id}': step,
  'PATCH /projects/{id}': toggled,
  'PATCH /projects/{id}/handovers/{handoverId}': toggled,
  'PATCH /projects/{id}/steps/{position}': toggled,
  'PATCH /help-requests/{id}': step,
  'PATCH /incoming-mails/{id}': step,
  'PATCH /leads/{id}': 'changes one fact, keeps what it was in the timeline, and can be undone',
  'PATCH /lead-tasks/{id}': 'changes one fact, keeps what it was in the timeline, and can be undone',
  'PUT /posts/{id}/state': step,
  'PUT /posts/{id}/editing': 'says that one is there',
  'PUT /services/order': order,
  'PUT /benefits/order': order,
  'PUT /gst-rates/order': order,
  'PUT /cases/order': order,
  'PUT /galleries/order': order,
  'PUT /lead-rules/order': order,
  'PUT /lead-fields/order': order,
  'PUT /real-estate-features/order': order,
};

type Case = {
  /** Where it is read; of a list the first. */
  read: string;
  /** A field, and what two people make of it. */
  field: string;
  words?: [hers: unknown, mine: unknown];
  /** What has to be there first. */
  make?: () => Promise<unknown>;
};
const quotation = { title: 'A shop', name: 'Ravi Kale', validUntil: '2030-01-01', lines: [] };
const priceItem = { title: 'Logo', description: '', gstPercent: 18, pricePaise: 1_000_000, status: 'Active' };
const breach = {
  title: 'A lost telephone',
  knownAt: '2026-11-20T04:30:00.000Z',
  circumstances: '',
  dataKinds: '',
  people: null,
  consequences: '',
  measures: '',
  advice: '',
  boardToldAt: null,
  peopleToldAt: null,
};
const template = { title: 'A shop', intro: '', terms: '', validDays: 30, lines: [] };
const registeredBuyer = {
  name: 'Kabir',
  company: 'Sample Travels',
  gstin: '27AAPFU0939F1ZV',
  address: '4 Lake Road, Pune',
  pincode: '411001',
  stateCode: '27',
};
const made = (path: string, body: () => Record<string, unknown>) => () => asha('POST', path, body());

/** Every record that staff save as a whole. */
const cases: Record<string, Case> = {
  'PUT /settings': { read: '/settings', field: 'tagline' },
  'PUT /home': { read: '/home', field: 'content.hero.lead' },
  'PUT /offer': { read: '/offer', field: 'content.headline' },
  'PUT /about': { read: '/about', field: 'content.headline' },
  'PUT /booking-settings': { read: '/booking-settings', field: 'bufferMinutes', words: [20, 25] },
  'PUT /deal-chances': { read: '/deal-chances', field: 'proposal', words: [70, 80] },
  'PUT /sales-targets': { read: '/sales-targets', field: 'agencyPaise', words: [100, 200] },
  'PUT /lead-clock': { read: '/lead-clock', field: 'targetMinutes', words: [90, 95] },
  'PUT /retention': { read: '/retention', field: 'mailsMonths', words: [12, 24] },
  'PUT /breaches/{id}': {
    read: '/breaches',
    field: 'title',
    make: made('/breaches', () => breach),
  },
  'PUT /service-pages/{id}': { read: '/service-pages', field: 'content.heading' },
  'PUT /policies/{slug}': { read: '/policies', field: 'summary' },
  'PUT /services/{id}': { read: '/services', field: 'description' },
  'PUT /real-estate-features/{id}': { read: '/real-estate-features', field: 'description' },
  'PUT /plans/{id}': { read: '/plans', field: 'description' },
  'PUT /pickers/{id}': { read: '/pickers', field: 'intro' },
  'PUT /benefits/{id}': { read: '/benefits', field: 'description' },
  'PUT /gst-rates/{id}': { read: '/gst-rates', field: 'name' },
  'PUT /pricing-plans/{id}': { read: '/pricing-plans', field: 'name' },
  'PUT /coupons/{id}': { read: '/coupons', field: 'note' },
  'PUT /price-items/{id}': {
    read: '/price-items',
    field: 'description',
    make: made('/price-items', () => priceItem),
  },
  'PUT /class-levels/{id}': { read: '/class-levels', field: 'name' },
  'PUT /class-schedules/{id}': {
    read: '/class-schedules',
    field: 'ageGroups',
    words: [['18 - 40'], ['18 - 60']],
  },
  'PUT /cases/{id}': { read: '/cases', field: 'content.headline' },
  'PUT /galleries/{id}': { read: '/galleries', field: 'description' },
  'PUT /redirects/{id}': {
    read: '/redirects',
    field: 'note',
    make: made('/redirects', () => ({ fromPath: '/gone', target: '', status: 410, note: '' })),
  },
  'PUT /leads/{id}': {
    read: '/leads',
    field: 'company',
    make: made('/leads', () => ({ key: v7(), phone: '9820011111', name: 'Ravi', source: 'Call' })),
  },
  'PUT /lead-tags/{id}': {
    read: '/lead-tags',
    field: 'name',
    make: made('/lead-tags', () => ({ name: 'Warm' })),
  },
  'PUT /lead-fields/{id}': {
    read: '/lead-fields',
    field: 'name',
    make: made('/lead-fields', () => ({ name: 'Branch', kind: 'text' })),
  },
  'PUT /lead-templates/{id}': { read: '/lead-templates', field: 'text' },
  'PUT /lead-rules/{id}': {
    read: '/lead-rules',
    field: 'name',
    make: made('/lead-rules', () => ({ name: 'All', services: [], people: [asha.id], active: true })),
  },
  'PUT /letters/{id}': {
    read: '/letters',
    field: 'text',
    make: made('/letters', () => ({ subject: 'News', text: 'Good morning.' })),
  },
  'PUT /quotations/{id}': {
    read: '/quotations?q=Ravi',
    field: 'intro',
    make: made('/quotations', () => quotation),
  },
  'PUT /buyers/{id}': { read: '/buyers', field: 'name', make: made('/buyers', () => ({ name: 'Kabir' })) },
  'PUT /invoice-drafts/{id}': {
    read: '/invoice-drafts',
    field: 'note',
    make: async () => {
      const { body } = await asha<Thing>('POST', '/buyers', { name: 'Kabir' });
      return asha('POST', '/invoice-drafts', { buyerId: body.id, lines: [], dueDays: 15 });
    },
  },
  'PUT /recurring-invoices/{id}': {
    read: '/recurring-invoices',
    field: 'note',
    make: async () => {
      const { body } = await asha<Thing>('POST', '/buyers', { name: 'Kabir' });
      const line = { title: 'Retainer', quantity: 1, unitPaise: 100_000, gstPercent: 18 };
      const when = { every: 'month', startsOn: '2099-01-31' };
      return asha('POST', '/recurring-invoices', { buyerId: body.id, lines: [line], dueDays: 15, ...when });
    },
  },
  'PUT /reminders': { read: '/reminders', field: 'fromTime', words: ['09:00', '11:00'] },
  'PUT /quotation-templates/{id}': {
    read: '/quotation-templates',
    field: 'intro',
    make: made('/quotation-templates', () => ({ ...template, name: v7() })),
  },
  'PUT /project-templates/{id}': { read: '/project-templates', field: 'service' },
  'PATCH /staff/{id}': { read: '/staff', field: 'name', make: () => office.hire('content', 'Aaron') },
  'PATCH /media/{id}': {
    read: '/media',
    field: 'alt',
    make: () => seedPicture(office, 'front', async () => '<svg viewBox="0 0 16 9"></svg>', 'A shop'),
  },
  'PATCH /outside-sources/{id}': {
    read: '/outside-sources',
    field: 'service',
    make: made('/outside-sources', () => ({ kind: 'google', name: 'Lead form' })),
  },
  'PATCH /webhooks/{id}': {
    read: '/webhooks',
    field: 'note',
    make: made('/webhooks', () => ({ url: 'https://example.com/hook', events: ['lead.created'] })),
  },
  'PATCH /posts/{id}': { read: '/posts', field: 'seoTitle' },
  'PUT /translations': { read: '/translations', field: 'hi' },
  'PUT /invoices/{id}/buyer-address': {
    read: '/invoices?registration=waiting',
    field: 'address',
    make: async () => {
      const { body: site } = await asha<Thing>('GET', '/settings');
      const { properties } = schemaOf('PUT /settings');
      const known = Object.fromEntries(Object.entries(site).filter(([key]) => key in properties));
      await asha('PUT', '/settings', { ...known, eInvoiceFrom: '2020-01-01' });
      const { body: buyer } = await asha<Thing>('POST', '/buyers', registeredBuyer);
      const lines = [{ title: 'Retainer', sac: '998361', quantity: 1, unitPaise: 100_000, gstPercent: 18 }];
      const { body: draft } = await asha<Thing>('POST', '/invoice-drafts', {
        buyerId: buyer.id,
        lines,
        dueDays: 15,
      });
      return asha('POST', `/invoice-drafts/${draft.id}/issue`, { byHand: true });
    },
  },
};

test('whatever replaces a record says what it is based on, or stands on the list of what need not', () => {
  const replacing = [...described.keys()].filter((call) => /^(PUT|PATCH) /.test(call));
  const marked = replacing.filter((call) =>
    described.get(call)?.parameters?.some(({ name }) => name === 'if-match'),
  );
  expect(replacing.filter((call) => !marked.includes(call)).toSorted()).toEqual(
    Object.keys(unmarked).toSorted(),
  );
  // Each of them is tried below.
  expect(Object.keys(cases).toSorted()).toEqual(marked.toSorted());
});

test('a save that does not say what it is based on is refused before anything is looked at', async () => {
  for (const call of Object.keys(cases)) {
    const [method = '', path = ''] = call.split(' ');
    const filled = path.replace(/\{\w+\}/, v7());
    for (const given of ['', 'no mark', '"a", "b"'])
      expect([
        call,
        (await asha(method, filled, { nonsense: true }, { 'If-Match': given })).body,
      ]).toMatchObject([call, { code: 'not_based' }]);
  }
});

/** The record that a call saves: its address, what it says, and how a change of one field is sent. */
async function open(call: string) {
  const [method = '', path = ''] = call.split(' ');
  const { read, field, make } = cases[call] as Case;
  await make?.();
  const { body } = await asha<Thing | Thing[] | { data: Thing[] }>('GET', read);
  const rows = Array.isArray(body) ? body : 'data' in body ? (body.data as Thing[]) : [body];
  const row = rows[0] as Thing;
  const address = path.replace(/\{(\w+)\}/, (_, key: string) => String(row[key]));
  // A list may show less than the record.
  const whole = described.has(`GET ${path}`) && path.includes('{') ? address : null;
  const look = async () => {
    const now = whole ? (await asha<Thing>('GET', whole)).body : await again(read, row);
    return call === 'PUT /translations'
      ? { ...now, etag: (now.etags as Record<string, string>).hi as string, text: now.hi }
      : now;
  };
  const send = (who: typeof asha, based: Thing, value: unknown) =>
    who<Thing & { code: string; message: string; stale: { etag: string; by: string; fields: unknown[] } }>(
      method,
      address,
      bodyOf(call, based, field, value),
      { 'If-Match': `"${based.etag}"` },
    );
  return { look, send };
}

async function again(read: string, { id }: Thing): Promise<Thing> {
  const { body } = await asha<Thing | Thing[] | { data: Thing[] }>('GET', read);
  const rows = Array.isArray(body) ? body : 'data' in body ? (body.data as Thing[]) : [body];
  return rows.find((row) => row.id === id) as Thing;
}

/** What the form of this record would send, with one field changed. */
function bodyOf(call: string, based: Thing, field: string, value: unknown): Record<string, unknown> {
  if (call === 'PUT /translations') return { language: 'hi', source: based.source, text: value };
  if (call.startsWith('PATCH')) return { [field]: value };
  const copy = structuredClone(based) as Record<string, unknown>;
  set(copy, field.split('.'), value);
  if (field.startsWith('content.')) return copy.content as Record<string, unknown>;
  const { properties } = schemaOf(call);
  const known = Object.fromEntries(Object.entries(copy).filter(([key]) => key in properties));
  if (call === 'PUT /galleries/{id}')
    known.images = (
      based.images as { pictureId: string; caption: string; category: string; picture: { alt: string } }[]
    ).map(({ pictureId, caption, category, picture: { alt } }) => ({ pictureId, caption, category, alt }));
  return known;
}

type Schema = { properties: Record<string, unknown> };
function schemaOf(call: string): Schema {
  const { content } = (described.get(call) as Described).requestBody as {
    content: Record<string, { schema: Schema }>;
  };
  return content['application/json']?.schema as Schema;
}

function set(thing: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown) {
  if (rest.length === 0) thing[key] = value;
  else set(thing[key] as Record<string, unknown>, rest, value);
}

test.each(Object.keys(cases))(
  '%s: the second of two people is told what the first has changed',
  async (call) => {
    const { field, words = ['Her words', 'My words'] } = cases[call] as Case;
    const name = call === 'PUT /translations' ? 'text' : field;
    const [hers, mine] = words;
    const { look, send } = await open(call);
    const based = await look();
    expect(based.etag).toMatch(/^[\w-]{22}$/);
    expect([200, 204]).toContain((await send(asha, based, hers)).status);
    // Saved over by somebody who has not seen it.
    const refused = await send(bela, based, mine);
    expect(refused).toMatchObject({
      status: 412,
      body: {
        code: 'stale',
        message: 'Asha has changed this in the meantime. Nothing was saved.',
        stale: { by: 'Asha', at: expect.any(String), fields: [{ field: name, theirs: hers, yours: mine }] },
      },
    });
    const now = await look();
    expect(now.etag).toBe(refused.body.stale.etag);
    expect(refused.body.stale.etag).not.toBe(based.etag);
    // Whoever has seen it may say otherwise.
    expect([200, 204]).toContain((await send(bela, now, mine)).status);
    expect((await look()).etag).not.toBe(now.etag);
  },
);

test('of several who save at the same moment one wins, and each other is told', async () => {
  for (const call of ['PUT /settings', 'PUT /offer', 'PUT /services/{id}', 'PUT /quotation-templates/{id}']) {
    const { look, send } = await open(call);
    const based = await look();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => send(asha, based, `Words ${n}`)));
    expect([call, answers.map(({ status }) => status).toSorted()]).toEqual([call, [200, 412, 412, 412, 412]]);
  }
});
