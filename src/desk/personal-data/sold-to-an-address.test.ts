import { afterAll, beforeAll, expect, test } from 'vitest';
import { form, prove } from '#people/sign-in/wire/test-customers.ts';
import { readAddressee } from '#sales/projects/read-addressee.ts';
import { openProjects, type Projects } from '#sales/projects/test-projects.ts';

let site: Projects;
let owner: Awaited<ReturnType<Projects['staffAs']>>;
beforeAll(async () => {
  site = await openProjects();
  owner = await site.staffAs('owner');
});
afterAll(() => site.close());

test('who changes the address of the account keeps the projects that were sold to the one before, pays what is open of them, and is told of them at the new one', async () => {
  const visit = await site.customer('before.change@example.com', 'Asha Patil');
  const offer = await site.accepted(visit.email, ['Website Development']);
  const [project] = await site.mine(visit);
  const projectId = project?.id ?? '';

  const email = 'after.change@example.com';
  await prove(visit);
  await visit('PUT', `/user-register/change/${visit.id}`, form({ email }));
  const changed = await visit('POST', '/account/email', { email, otp: await site.codeFor(email) });
  expect(changed.status).toBe(200);
  expect((await site.mine(visit)).map(({ id }) => id)).toEqual([projectId]);
  expect((await visit('GET', `/api/projects/${projectId}/certificate`)).status).toBe(200);
  expect(await readAddressee(site.ctx, { projectId })).toMatchObject({ email });
  // What of it is still to be paid is theirs to pay.
  const { body } = await visit<{ data: { id: string; openPaise: number | null }[] }>(
    'GET',
    '/api/quotations',
  );
  expect(body.data).toMatchObject([{ id: offer.publicId, openPaise: expect.any(Number) }]);
  const pay = async (who: typeof visit) =>
    (await who('POST', `/api/quotations/${offer.publicId}/pay`)).status;
  // There is no gateway here; who may not pay is refused before that.
  expect(await pay(visit)).toBe(503);
  expect(await pay(await site.customer('stranger@example.com'))).toBe(403);
  // Whoever has the address next sees nothing of it.
  const next = await site.customer('before.change@example.com', 'Somebody Else');
  expect(await site.mine(next)).toEqual([]);
});

test('what was sold to the address of an account goes with it where it becomes part of another one, and comes back', async () => {
  const from = await site.customer('merged.from@example.com', 'Ravi Kale');
  const into = await site.customer('merged.into@example.com', 'Ravi Kale');
  await site.accepted(from.email, ['Website Development']);
  const [project] = await site.mine(from);
  expect((await owner('POST', `/staff/customers/${from.id}/merge`, { intoId: into.id })).status).toBe(204);
  expect((await site.mine(into)).map(({ id }) => id)).toEqual([project?.id]);
  expect((await owner('POST', `/staff/customers/${from.id}/undo-merge`)).status).toBe(204);
  expect(await site.mine(into)).toEqual([]);
});
