import { Client } from 'pg';
import { startCopy } from '../scripts/lib/installations.ts';
import { expect, expectWellMade, signIn, test as base } from './support.ts';

const minuteMs = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString();

/** A site of its own, as `npm run restore` leaves one. */
const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern.
    async ({}, provide) => {
      const app = await startCopy();
      const client = new Client({ connectionString: app.shared.DATABASE_URL });
      await client.connect();
      await client.query(`insert into settings (key, value, updated_at) values ('restored', $1, now())`, [
        { madeAt: ago(500), at: ago(5) },
      ]);
      await client.end();
      await provide(app.url);
      await app.stop();
    },
    { scope: 'worker' },
  ],
});

test('after a restore everybody is told what is gone; the owner looks at what came since, and lets everything go on', async ({
  page,
}) => {
  await signIn(page);
  const notice = page.getByRole('alert').filter({ hasText: 'This installation was restored' });
  await expect(notice).toContainText('nothing begins by itself until an owner has looked');
  await expectWellMade(page);
  await notice.getByRole('link', { name: 'Look at it' }).click();
  const card = page.getByRole('region', { name: 'Restored' });
  await expectWellMade(page);
  for (const [name, heading] of [
    ['Comparison', 'Comparison'],
    ['recurring invoices', 'Recurring invoices'],
    ['letters', 'Letters to readers'],
  ] as const) {
    await card.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible();
    await page.goBack();
  }
  await card.getByRole('button', { name: 'I have looked: go on' }).click();
  const question = page.getByRole('dialog', { name: 'Let everything go on?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'I have looked: go on' }).click();
  await question.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Everything goes on within seconds.')).toBeVisible();
  await expect(card).toBeHidden();
});
