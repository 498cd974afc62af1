import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { leads } from '../table.server.ts';
import type { LeadRecord } from '../office/lead-record.ts';
import { leadQuery, type LeadListFilter } from '../views/office/lead-views.ts';
import { chanceOf, expectedPaise } from './deal.ts';
import { filterOfPeriod, monthAfter, periodBounds, type Forecast } from './forecast.ts';
import { aLead, openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

test('each sum of the forecast is the sum of the list behind it, by month and by person', async () => {
  const sales = await office.as('sales', 'Asha');
  const owner = await office.as('owner', 'Farah');
  const today = dateInIndia(new Date());
  const { first, later } = periodBounds(today);
  const next = `${monthAfter(today, 2)}-28`;
  const closes = [null, addDays(first, -1), first, addDays(later, -1), later, next, next];
  const statuses = ['new', 'contacted', 'qualified', 'proposal'] as const;
  await office.db.insert(leads).values([
    ...closes.flatMap((expectedCloseOn, i) =>
      statuses.map((status, j) =>
        aLead({
          status,
          expectedCloseOn,
          // Odd paise, so that both sides must round each lead and not the sum.
          valuePaise: i === 5 ? null : 12_345_67 + 1_000_03 * i + 77 * j,
          assignedTo: j % 2 ? sales.id : null,
        }),
      ),
    ),
    aLead({ status: 'won', expectedCloseOn: first, valuePaise: 90_00_000_00 }),
    aLead({ status: 'proposal', expectedCloseOn: first, valuePaise: 90_00_000_00, deletedAt: new Date() }),
    aLead({ name: 'Largest', status: 'proposal', expectedCloseOn: first, valuePaise: 50_000_00 }),
  ]);
  const chances = { new: 5, contacted: 15, qualified: 45, proposal: 75 };
  expect((await owner('PUT', '/deal-chances', chances)).status).toBe(200);

  const { status, body: forecast } = await sales<Forecast>('GET', '/deal-forecast');
  expect(status).toBe(200);
  const listed = async (filter: LeadListFilter) => {
    const query = leadQuery(filter, sales.id);
    query.set('perPage', '500');
    const found = (await sales<{ data: LeadRecord[] }>('GET', `/leads?${query}`)).body.data;
    const add = (of: (lead: LeadRecord) => number) => found.reduce((all, lead) => all + of(lead), 0);
    return {
      count: found.length,
      unvalued: found.filter(({ valuePaise }) => valuePaise === null).length,
      valuePaise: add(({ valuePaise }) => valuePaise ?? 0),
      expectedPaise: add((lead) => expectedPaise(lead.valuePaise ?? 0, chanceOf(chances, lead.status))),
    };
  };
  expect(forecast.byPeriod.map(({ period }) => period)).toEqual([
    'overdue',
    ...Array.from({ length: 12 }, (_, i) => monthAfter(today, i)),
    'later',
    'none',
  ]);
  for (const { period, ...sum } of forecast.byPeriod)
    expect([period, await listed(filterOfPeriod(period, today))]).toEqual([period, sum]);
  for (const { assignedTo, assignedName: _, ...sum } of forecast.byPerson)
    expect(await listed({ status: [...statuses], assignedTo: assignedTo ?? 'none' })).toEqual(sum);
  expect(forecast.byPerson.map(({ assignedName }) => assignedName).toSorted()).toEqual(['Asha', null]);
  expect(await listed({ status: [...statuses] })).toEqual(forecast.all);
  for (const { status: one, ...sum } of forecast.byStatus)
    expect(await listed({ status: [one] })).toEqual(sum);
  expect(forecast.largest).toHaveLength(3);
  expect(forecast.largest[0]).toMatchObject({ name: 'Largest', expectedPaise: 37_500_00 });

  const query = leadQuery(filterOfPeriod('overdue', today), sales.id);
  const file = await sales<string>('GET', `/leads/export.csv?${query}`);
  expect(file.body.trim().split('\r\n')).toHaveLength(1 + statuses.length);
  const view = { resource: 'leads', name: 'Undated', shared: false, filter: filterOfPeriod('none', today) };
  expect((await sales('POST', '/list-views', view)).status).toBe(201);
  expect((await (await office.as('content', 'Sita'))('GET', '/deal-forecast')).status).toBe(403);
});

test('without leads there is nothing to expect', async () => {
  await office.db.delete(leads);
  const { body } = await (await office.as('readonly', 'Uma'))<Forecast>('GET', '/deal-forecast');
  expect(body).toMatchObject({ all: { count: 0, expectedPaise: 0 }, byPeriod: [], largest: [] });
});
