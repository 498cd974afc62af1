import { readFile } from 'node:fs/promises';
import { expect, expectWellMade, signIn, test } from './support.ts';

type File = { items: { kind: string; key: string; content: Record<string, unknown> }[] };

test('the content leaves as a file, comes back changed after a look at what would change, and is put back', async ({
  page,
  request,
}) => {
  await signIn(page, '/admin/content-file');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export the content' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^content-\d{4}-\d\d-\d\d\.json$/);
  const before = await readFile(await download.path(), 'utf8');
  const file = JSON.parse(before) as File;
  const heading = 'From a file';
  // A page whose sample mark no other story looks for: whatever is saved loses it.
  for (const { key, content } of file.items) if (key === 'application-development') content.heading = heading;
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
  await expectWellMade(page);
  await preview.getByRole('button', { name: 'Import 1 item' }).click();
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report.getByRole('listitem').nth(1)).toHaveText('1 were changed');
  await expect.poll(async () => (await request.get('/application-development')).text()).toContain(heading);

  await choose(before);
  await page.getByRole('button', { name: 'Import 1 item' }).click();
  await expect(report.getByRole('listitem').first()).toHaveText('1 were changed');
  await expect
    .poll(async () => (await request.get('/application-development')).text())
    .not.toContain(heading);
});
