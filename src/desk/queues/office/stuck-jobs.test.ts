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

test('stuck jobs are listed and started again', async () => {
  const [stuck] = office.stuck;
  expect((await owner('GET', '/jobs')).body).toMatchObject([{ name: 'dead-letters', queued: 1 }]);
  expect((await owner('GET', '/jobs/dead-letters')).body).toMatchObject([
    { id: stuck?.id, reason: 'mail refused' },
  ]);
  expect((await owner('GET', '/jobs/unknown')).status).toBe(404);
  expect((await owner('POST', `/jobs/dead-letters/${v7()}/retry`)).status).toBe(404);
  expect((await owner('POST', `/jobs/dead-letters/${stuck?.id}/retry`)).status).toBe(204);
  expect(
    (await owner<{ data: unknown[] }>('GET', '/audit?action=retried&subjectType=job')).body.data,
  ).toHaveLength(1);
});
