import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateInIndia } from '#kit/india/india-date.ts';
import { aLead, openOffice } from '#office/test-office.ts';
import { leadEvents, leads } from '../table.server.ts';
import type { LeadRecord } from '../office/lead-record.ts';
import { filterOfWon, monthAfter } from './forecast.ts';
import type { TargetProgress } from './target.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

test('a month shows what was won in it, is expected in it and shall be won, for the agency and each person', async () => {
  const owner = await office.as('owner', 'Farah');
  const asha = await office.as('sales', 'Asha');
  const today = dateInIndia(new Date());
  const month = monthAfter(today, 0);
  const lastMonth = new Date(`${monthAfter(today, -1)}-15T12:00:00+05:30`);
  const read = async () => (await asha<TargetProgress>('GET', '/target-progress')).body;
  expect(await read()).toMatchObject({ agency: { targetPaise: null, wonPaise: 0 }, people: [] });

  const deal = (over: Parameters<typeof aLead>[0]) => aLead({ id: v7(), createdAt: lastMonth, ...over });
  const proposal = deal({ status: 'proposal', valuePaise: 1_00_000_00, assignedTo: asha.id });
  const earlier = deal({ status: 'won', valuePaise: 7_00_000_00, assignedTo: asha.id });
  await office.db
    .insert(leads)
    .values([
      proposal,
      earlier,
      deal({ status: 'qualified', valuePaise: 50_000_00, expectedCloseOn: `${month}-28` }),
      deal({ status: 'qualified', valuePaise: 50_000_00, expectedCloseOn: `${monthAfter(today, 1)}-01` }),
    ]);
  await office.db.insert(leadEvents).values({
    id: v7(), leadId: earlier.id, at: lastMonth, staffName: 'Asha', kind: 'status', data: { from: 'new', to: 'won' },
  }); // prettier-ignore
  const step = await asha<{ eventIds: string[] }>('PATCH', `/leads/${proposal.id}`, { status: 'won' });
  expect(step.status).toBe(200);
  const targets = { agencyPaise: 4_00_000_00, people: { [asha.id]: 2_00_000_00 } };
  expect((await owner('PUT', '/sales-targets', targets)).status).toBe(200);
  expect(await read()).toEqual({
    today,
    agency: { targetPaise: 4_00_000_00, wonPaise: 1_00_000_00, expectedPaise: 20_000_00 },
    people: [
      {
        assignedTo: asha.id, assignedName: 'Asha', targetPaise: 2_00_000_00, wonPaise: 1_00_000_00, expectedPaise: 0,
      },
      { assignedTo: null, assignedName: null, targetPaise: null, wonPaise: 0, expectedPaise: 20_000_00 },
    ],
  }); // prettier-ignore

  // A month of its own leaves the others, and whom it says nothing of, as they were.
  const months = {
    [month]: { agencyPaise: 5_00_000_00, people: {} },
    '2099-01': { agencyPaise: 100, people: {} },
  };
  expect((await owner('PUT', '/sales-targets', { ...targets, months })).status).toBe(200);
  expect(await read()).toMatchObject({
    agency: { targetPaise: 5_00_000_00 },
    people: [{ assignedName: 'Asha', targetPaise: 2_00_000_00 }, { assignedName: null }],
  });
  const wrong = { ...targets, months: { '2026-13': targets } };
  expect((await owner('PUT', '/sales-targets', wrong)).status).toBe(422);

  // The list behind it holds the same leads, and what was taken back is no longer won.
  const { status: won, ...days } = filterOfWon(month);
  const query = new URLSearchParams({ status: won.join(), ...days });
  const listed = async (of = query) => (await asha<{ data: LeadRecord[] }>('GET', `/leads?${of}`)).body.data;
  expect((await listed()).map(({ id }) => id)).toEqual([proposal.id]);
  await asha('POST', '/leads/undo', { eventIds: step.body.eventIds });
  expect(await listed()).toEqual([]);
  expect((await read()).agency.wonPaise).toBe(0);

  // What came as won counts as it came, what was won before it came (another's step, taken over) counts then.
  const came = aLead({ id: v7(), status: 'won', valuePaise: 30_000_00 });
  const tookOver = aLead({ id: v7(), status: 'won', valuePaise: 20_000_00 });
  await office.db.insert(leads).values([came, tookOver]);
  await office.db.insert(leadEvents).values({
    id: v7(), leadId: tookOver.id, at: lastMonth, staffName: 'Asha', kind: 'merged', data: { to: 'won' },
  }); // prettier-ignore
  expect((await listed()).map(({ id }) => id)).toEqual([came.id]);
  expect((await read()).agency.wonPaise).toBe(30_000_00);
  const before = new URLSearchParams({ status: 'won', wonTo: filterOfWon(monthAfter(today, -1)).wonTo });
  expect((await listed(before)).map(({ id }) => id)).toEqual([tookOver.id, earlier.id]);
  const since = new URLSearchParams({ status: 'won', wonFrom: filterOfWon(monthAfter(today, -1)).wonFrom });
  expect((await listed(since)).map(({ id }) => id)).toEqual([tookOver.id, came.id, earlier.id]);
  expect((await owner('PUT', '/sales-targets', { agencyPaise: 0, people: {} })).status).toBe(422);
});
