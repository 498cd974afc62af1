import clients from '../src/sample/sites/clients.json' with { type: 'json' };
import { atEachWidth, expect, expectAccessible, expectFits, test } from './support.ts';

test('the six sample clients’ own sites fit and are accessible on phone, tablet and desk, and load nothing from elsewhere', async ({
  page,
  site,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site}/work/`)) elsewhere.push(request.url());
  });
  const pages = clients.map(({ slug }) => `/work/${slug}/site`);
  for (const address of [...pages, '/work/builder/site/homes'])
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await atEachWidth(page, async () => {
        await expectFits(page);
        await expectAccessible(page);
      });
    });
  expect(elsewhere).toEqual([]);
});
