import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectFits, signIn, test } from './support.ts';

type File = { items: { kind: string; content: Record<string, unknown> }[] };

test('the content leaves as a file, comes back changed after a look at what would change, and is put back @widths', async ({
  page,
  request,
}, { project }) => {
  await signIn(page);
  await page.goto('/admin/content-file');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export the content' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^content-\d{4}-\d\d-\d\d\.json$/);
  const before = await readFile(await download.path(), 'utf8');
  const file = JSON.parse(before) as File;
  const headline = `From a file ${project.name}`;
  for (const { kind, content } of file.items) if (kind === 'about') content.headline = headline;
  for (const { kind, content } of file.items) if (kind === 'offer') content.headline = '';

  const choose = (text: string) =>
    page
      .getByLabel('File of content')
      .setInputFiles({ name: 'content.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('no content');
  await expect(page.getByText('This is not a file of content that was exported here')).toBeVisible();
  await choose(JSON.stringify(file));
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('listitem')).toHaveText([
    '1 cannot be taken in',
    '1 would change',
    /^\d+ stay as they are$/,
  ]);
  await expect(preview.getByRole('row', { name: /Offer page/ })).toContainText('Enter a headline');
  await page.screenshot({ path: `.cache/content-file-${project.name}.png`, fullPage: true });
  await expectAccessible(page);
  await expectFits(page);
  await preview.getByRole('button', { name: 'Import 1 item' }).click();
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report.getByRole('listitem').nth(1)).toHaveText('1 were changed');
  await expect.poll(async () => (await request.get('/about-us')).text()).toContain(headline);

  await choose(before);
  await page.getByRole('button', { name: 'Import 1 item' }).click();
  await expect(report.getByRole('listitem').first()).toHaveText('1 were changed');
  await expect.poll(async () => (await request.get('/about-us')).text()).not.toContain(headline);
});
