import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.as('owner');
});
afterAll(() => office.close());

type Service = { id: string; name: string; status: string; position: number };
const aService = (name: string) => ({
  name,
  description: 'What it is',
  status: 'Active',
  openHours: [{ day: 'Monday', startTime: '10:00', endTime: '19:00' }],
});

test('services are added, changed, ordered and removed, but one stays active', async () => {
  const first = await owner<Service>('POST', '/services', aService('Websites'));
  const second = await owner<Service>('POST', '/services', aService('Apps'));
  expect([first.status, second.status]).toEqual([201, 201]);
  expect((await owner('POST', '/services', aService('Apps'))).body.errors).toHaveProperty('name');
  const backwards = {
    ...aService('X'),
    openHours: [{ day: 'Monday', startTime: '19:00', endTime: '10:00' }],
  };
  expect((await owner('POST', '/services', backwards)).body.errors).toHaveProperty(['openHours.0.endTime']);
  const put = (id: string, body: Record<string, unknown>) => owner('PUT', `/services/${id}`, body);
  expect((await put(second.body.id, aService('Websites'))).body.errors).toHaveProperty('name');
  expect((await put(second.body.id, { ...aService('Apps'), status: 'Inactive' })).status).toBe(200);
  expect((await put(first.body.id, { ...aService('Websites'), status: 'Inactive' })).status).toBe(409);
  expect((await owner('DELETE', `/services/${first.body.id}`)).status).toBe(409);
  expect((await owner('PUT', '/services/order', { ids: [second.body.id] })).status).toBe(409);
  expect((await owner('PUT', '/services/order', { ids: [second.body.id, first.body.id] })).status).toBe(204);
  expect((await owner<Service[]>('GET', '/services')).body.map((service) => service.name)).toEqual([
    'Apps',
    'Websites',
  ]);
  expect((await owner('DELETE', `/services/${second.body.id}`)).status).toBe(204);
  expect((await owner('DELETE', `/services/${v7()}`)).status).toBe(404);
});
