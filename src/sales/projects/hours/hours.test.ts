import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProjects, type Projects } from '../test-projects.ts';
import { formatMinutes, type Hours } from './hours-input.ts';

let site: Projects;
beforeAll(async () => {
  site = await openProjects();
});
afterAll(() => site.close());

test('hours are noted by step and summed for the office; their customer reads nothing of them', async () => {
  const owner = await site.staffAs('owner');
  const support = await site.staffAs('support');
  const visit = await site.customer('hours.room@example.com', 'Asha Patil');
  await site.accepted('hours.room@example.com', ['Website Development']);
  const [project] = await site.mine(visit);
  const path = `/staff/projects/${project?.id}`;
  const noted = { step: 2, minutes: 95, workedOn: '2026-11-02', note: 'Drew the first sketch' };
  for (const wrong of [
    { minutes: 0 },
    { minutes: 1_441 },
    { step: 7 },
    { note: ' ' },
    { workedOn: '2999-01-01' },
  ])
    expect((await owner('POST', `${path}/hours`, { ...noted, ...wrong })).status).toBe(422);
  expect((await owner('POST', `${path}/hours`, noted)).status).toBe(204);
  expect((await support('POST', `${path}/hours`, { ...noted, minutes: 30, note: 'Called' })).status).toBe(
    204,
  );
  const read = async () => (await owner<{ hours: Hours[]; totalMinutes: number }>('GET', path)).body;
  const { hours, totalMinutes } = await read();
  expect(totalMinutes).toBe(125);
  expect(hours).toMatchObject([
    { note: 'Called', staffName: 'support' },
    { ...noted, staffName: 'owner' },
  ]);
  const room = JSON.stringify((await visit('GET', `/api/projects/${project?.id}`)).body);
  for (const secret of ['first sketch', 'inutes', '"hours"']) expect(room).not.toContain(secret);
  expect((await owner('DELETE', `${path}/hours/${hours[0]?.id}`)).status).toBe(204);
  expect((await owner('DELETE', `${path}/hours/${hours[0]?.id}`)).status).toBe(404);
  expect((await read()).totalMinutes).toBe(95);
  expect([40, 125].map(formatMinutes)).toEqual(['40 min', '2 h 05 min']);
});
