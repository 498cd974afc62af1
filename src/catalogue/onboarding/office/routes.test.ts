import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice('seeded');
  owner = await office.as('owner');
});
afterAll(() => office.close());

type Row = { id: string; name: string; warning: string | null; [key: string]: unknown };
const all = async (noun: string) => (await owner<Row[]>('GET', `/${noun}`)).body;

test('levels and schedules are added, changed and removed', async () => {
  const level = { name: 'Expert', position: 9, status: 'Active' };
  const made = await owner<{ id: string }>('POST', '/class-levels', level);
  expect(made.status).toBe(201);
  expect((await owner('POST', '/class-levels', level)).body.errors).toHaveProperty('name');
  expect((await owner('DELETE', `/class-levels/${made.body.id}`)).status).toBe(204);
  const [first] = await all('class-schedules');
  const { id, serviceId } = first ?? { id: '', serviceId: '' };
  const schedule = {
    serviceId,
    levels: [],
    ageGroups: ['18 - 60'],
    frequency: [{ day: 'Monday', startTime: '11:00', endTime: '12:00' }],
    status: 'Active',
  };
  expect((await owner('PUT', `/class-schedules/${id}`, { ...schedule, ageGroups: ['60 - 18'] })).status).toBe(
    422,
  );
  expect((await owner('PUT', `/class-schedules/${id}`, schedule)).status).toBe(204);
  expect((await all('class-schedules')).find((one) => one.id === id)).toMatchObject({
    ageGroups: ['18 - 60'],
  });
});
