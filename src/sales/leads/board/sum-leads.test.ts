import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads } from '../table.server.ts';
import { aLead, openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

type Sums = { byStatus: { status: string; count: number; valuePaise: number }[] };

test('columns count and add up all that matches, more than a thousand too, and follow a move and a new value', async () => {
  const sales = await office.as('sales', 'Asha');
  const many = Array.from({ length: 1_100 }, () => aLead({ source: 'Fair', valuePaise: 10_000_00 }));
  await office.db
    .insert(leads)
    .values([
      ...many,
      aLead({ source: 'Fair', status: 'qualified' }),
      aLead({ source: 'Fair', valuePaise: 99_00, deletedAt: new Date() }),
      aLead({ source: 'Else', valuePaise: 5_00, assignedTo: sales.id }),
    ]);
  const read = async (query: string) =>
    (await sales<Sums>('GET', `/leads/sums?${query}`)).body.byStatus.toSorted((a, b) =>
      a.status.localeCompare(b.status),
    );
  expect(await read('source=Fair')).toEqual([
    { status: 'new', count: 1_100, valuePaise: 1_10_00_000_00 },
    { status: 'qualified', count: 1, valuePaise: 0 },
  ]);
  expect(await read(`assignedTo=${sales.id}`)).toEqual([{ status: 'new', count: 1, valuePaise: 5_00 }]);
  expect(await read('source=Fair&status=qualified')).toHaveLength(1);

  const [first] = many;
  await sales('PATCH', `/leads/${first?.id}`, { status: 'qualified', valuePaise: 20_000_00 });
  expect(await read('source=Fair')).toEqual([
    { status: 'new', count: 1_099, valuePaise: 1_09_90_000_00 },
    { status: 'qualified', count: 2, valuePaise: 20_000_00 },
  ]);
  expect((await (await office.as('content', 'Sita'))('GET', '/leads/sums')).status).toBe(403);
});
