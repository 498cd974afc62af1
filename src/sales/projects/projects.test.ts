import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { writeProjectMail } from './jobs/project-mail.ts';
import type { ProjectMail } from './project-mail.ts';
import type { MyProject } from './my-projects.ts';
import { projects } from './table.server.ts';
import { startFromQuotation } from './start-from-quotation.ts';
import { allWentBack, stopProjects } from './stop-projects.ts';
import { openProjects, type Projects } from './test-projects.ts';
import { services } from '#catalogue/services/table.server.ts';
import { messagesTo } from '#people/sign-in/wire/test-customers.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';

let site: Projects;
let owner: Awaited<ReturnType<Projects['staffAs']>>;
beforeAll(async () => {
  site = await openProjects();
  owner = await site.staffAs('owner');
});
afterAll(() => site.close());

test('an accepted quotation starts a project for each service that it sells, once, and only its addressee sees them', async () => {
  const email = 'asha.room@example.com';
  const told = await hearWebhooks(site.ctx);
  const visit = await site.customer(email, 'Asha Patil');
  const other = await site.customer('other.room@example.com', 'Somebody Else');
  const offer = await site.accepted(email, [
    'Website Development, ten pages',
    'Google Ads for a month',
    'Hosting',
  ]);
  const found = await site.mine(visit);
  expect(found.map(({ title }) => title).toSorted()).toEqual([
    'Website for a sari shop: Google Ads',
    'Website for a sari shop: Website Development',
  ]);
  const website = found.find(({ title }) => title.endsWith('Website Development')) as MyProject;
  expect(website).toMatchObject({ state: 'running', openStep: 1, quotation: offer.publicId, person: null });
  expect(website.steps.map(({ title }) => title)).toEqual([
    'Planning',
    'Design',
    'Development',
    'Testing',
    'Deployment',
    'Maintenance',
  ]);
  // Each is promised after the one before it.
  expect(website.steps.map(({ dueOn }) => dueOn)).toEqual(website.steps.map(({ dueOn }) => dueOn).toSorted());
  await startFromQuotation(site.ctx, await readQuotationRow(site.ctx, { quotationId: offer.id }));
  expect(await site.mine(visit)).toHaveLength(2);
  expect((await visit('GET', `/api/projects/${website.id}`)).status).toBe(200);
  for (const path of [`/api/projects/${website.id}`, '/api/projects/no-id'])
    expect((await other('GET', path)).status).toBe(404);
  expect(await site.mine(other)).toEqual([]);
  expect((await site.browser()('GET', '/api/projects')).status).toBe(401);

  // All that was paid went back.
  await stopProjects(site.ctx, { quotationId: offer.id }, allWentBack);
  expect((await site.mine(visit)).map(({ state }) => state)).toEqual(['stopped', 'stopped']);
  expect((await owner('POST', `/staff/projects/${website.id}/step`, { from: 1, to: 2 })).status).toBe(409);
  expect(await told('quotation.sent', 'quotation.answered')).toEqual([
    ['quotation.sent', expect.objectContaining({ quotationId: offer.id, byHand: false })],
    ['quotation.answered', { quotationId: offer.id, answer: 'accept' }],
  ]);
  const ofProjects = await told('project.started', 'project.stopped');
  expect(ofProjects.map(([event]) => event)).toEqual([
    'project.started',
    'project.started',
    'project.stopped',
    'project.stopped',
  ]);
  expect(ofProjects).toContainEqual(['project.stopped', { projectId: website.id }]);
});

test('staff take a project through its steps; its customer reads dates, person and what is missing', async () => {
  const email = 'ravi.room@example.com';
  const visit = await site.customer(email, 'Ravi Kale');
  await site.accepted(email, ['Printing']);
  const [project] = await site.mine(visit);
  const path = `/staff/projects/${project?.id}`;
  const { body } = await owner<{ people: { id: string; name: string }[] }>('GET', path);
  const meera = body.people.find(({ name }) => name === 'Meera');
  expect((await owner('PATCH', path, { assignedTo: meera?.id, needs: 'Six photos' })).status).toBe(204);
  const stranger = { assignedTo: project?.id };
  expect(await owner('PATCH', path, stranger)).toMatchObject({
    status: 422,
    body: { errors: { assignedTo: 'Choose somebody who works here' } },
  });
  expect(await site.mine(visit)).toMatchObject([{ person: 'Meera', needs: 'Six photos' }]);

  const told = await hearWebhooks(site.ctx);
  const move = async (from: number | null, to: number | null) =>
    (await owner('POST', `${path}/step`, { from, to })).status;
  expect(await move(1, 3)).toBe(204);
  // Whoever saw it at its first step comes too late.
  expect(await move(1, 2)).toBe(409);
  const [moved] = await site.mine(visit);
  expect(moved?.openStep).toBe(3);
  expect(moved?.steps.map(({ doneOn }) => doneOn !== null)).toEqual([true, true, false, false, false, false]);

  const late = async () =>
    (await owner<{ data: { id: string; code: string }[] }>('GET', '/staff/projects?late=true')).body.data;
  expect(await late()).toEqual([]);
  expect((await owner('PATCH', `${path}/steps/3`, { dueOn: '2026-01-05' })).status).toBe(204);
  expect(await late()).toMatchObject([{ id: project?.id, dueOn: '2026-01-05', openStep: 3 }]);
  const found = await owner<{ data: object[] }>('GET', '/staff/projects?q=asha&openStep=3&state=running');
  expect(found.body.data).toMatchObject([{ id: project?.id }]);
  const byCode = await owner<{ data: { id: string }[] }>(
    'GET',
    `/staff/projects?q=${(await late())[0]?.code}`,
  );
  expect(byCode.body.data).toMatchObject([{ id: project?.id }]);

  const today = await owner<{ data: { id: string; urgency: string; reason: string }[] }>(
    'GET',
    '/staff/today?whose=all',
  );
  expect(today.body.data).toContainEqual(
    expect.objectContaining({
      id: `project:${project?.id}`,
      urgency: 'late',
      reason: 'Development was promised to Asha Patil for 5 January 2026',
    }),
  );

  expect(await move(3, null)).toBe(204);
  expect(await told('project.moved')).toEqual([
    ['project.moved', { projectId: project?.id, from: 1, to: 3, state: 'running' }],
    ['project.moved', { projectId: project?.id, from: 3, to: null, state: 'done' }],
  ]);
  expect(await told('project.promised')).toEqual([
    ['project.promised', { projectId: project?.id, step: 3, dueOn: '2026-01-05' }],
  ]);
  expect(await site.mine(visit)).toMatchObject([{ state: 'done', openStep: null }]);
  expect((await owner('PATCH', path, { state: 'stopped' })).status).toBe(409);
  expect(await move(null, 6)).toBe(204);
  expect(await site.mine(visit)).toMatchObject([{ state: 'running', openStep: 6 }]);
  const [row] = await site.db
    .select()
    .from(projects)
    .where(eq(projects.id, String(project?.id)));
  expect(row).toMatchObject({ openStep: 6, dueOn: moved?.steps[5]?.dueOn });
});

test('a customer is told by mail once for each time that a step is done, with the next one and its day', async () => {
  const email = 'mailed.room@example.com';
  const visit = await site.customer(email, 'Mail Reader');
  await site.accepted(email, ['Brochures']);
  const [project] = await site.mine(visit);
  const move = (from: number | null, to: number | null) =>
    owner('POST', `/staff/projects/${project?.id}/step`, { from, to });
  // Two at once are one mail, and what was open again is no news.
  for (const [from, to] of [[1, 3], [3, 2], [2, 3], [3, null]] as const) await move(from, to); // prettier-ignore
  const { rows } = await site.db.execute<{ data: ProjectMail }>(
    sql`select data from pgboss.job where name = 'project-mail' and data ->> 'projectId' = ${project?.id} order by created_on`,
  );
  for (const { data } of rows) await writeProjectMail.run(site.ctx, data);
  const mails = (await messagesTo(site.ctx, email)).filter(({ subject }) => subject.startsWith('Step done'));
  expect(mails.map(({ subject }) => subject)).toEqual(['Step done: Design', 'Step done: Maintenance']);
  expect(mails[0]?.text).toContain(`/project/${project?.id}`);
  expect(mails[1]?.text).toContain('The last step of your project is done.');
});

test('steps are templates by service; what has begun keeps its own', async () => {
  type Template = { id: string; service: string; etag: string; steps: { title: string; days: number }[] };
  const { data } = (await owner<{ data: Template[] }>('GET', '/staff/project-templates')).body;
  const usual = data.find(({ service }) => service === '') as Template;
  const steps = ['Asking', 'Buying', 'Sorting', 'Trying', 'Giving', 'Caring'].map((title) => ({
    title,
    days: 1,
  }));
  const any = { 'If-Match': '*' };
  const path = `/staff/project-templates/${usual.id}`;
  expect((await owner('DELETE', path)).status).toBe(409);
  expect((await owner('PUT', path, { service: 'Printing', steps }, any)).status).toBe(409);
  expect(
    (await owner('POST', '/staff/project-templates', { service: 'Printing', steps: steps.slice(1) })).status,
  ).toBe(422);
  expect(await owner('POST', '/staff/project-templates', { service: 'Meta Ads', steps })).toMatchObject({
    status: 422,
    body: { errors: { service: 'This service has a template' } },
  });
  expect((await owner('PUT', path, { service: '', steps }, any)).status).toBe(200);
  const email = 'new.room@example.com';
  const visit = await site.customer(email, 'New One');
  await site.accepted(email, ['Something else']);
  expect((await site.mine(visit))[0]?.steps.map(({ title }) => title)).toEqual(
    steps.map(({ title }) => title),
  );
});

test('a line that names a service as it was called before starts its project, once, whatever it is called when it is paid', async () => {
  const email = 'renamed.room@example.com';
  const visit = await site.customer(email, 'Re Named');
  const rename = (name: string, ...formerNames: string[]) =>
    site.db
      .update(services)
      .set({ name, formerNames })
      .where(eq(services.name, formerNames.at(-1) ?? name));
  await rename('Advertising on Google', 'Google Ads');
  const offer = await site.accepted(email, ['Google Ads for a month']);
  const begun = () =>
    site.db.select({ service: projects.service }).from(projects).where(eq(projects.quotationId, offer.id));
  expect(await begun()).toEqual([{ service: 'Advertising on Google' }]);
  await rename('Being found on Google', 'Google Ads', 'Advertising on Google');
  await startFromQuotation(site.ctx, await readQuotationRow(site.ctx, { quotationId: offer.id }));
  expect(await begun()).toHaveLength(1);
  expect(await site.mine(visit)).toHaveLength(1);
});
