import { Client } from 'pg';
import { startCopy } from '../scripts/lib/installations.ts';
import { expect, expectWellMade, signIn, test as base } from './support.ts';

const elsewhere = 'https://agency.example.in';
const minuteMs = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString();

/** A site of its own, as `npm run restore` leaves one at another address. */
const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern.
    async ({}, provide) => {
      const app = await startCopy();
      const client = new Client({ connectionString: app.shared.DATABASE_URL });
      await client.connect();
      const words = { restored: { madeAt: ago(500), at: ago(5) }, 'served-at': { address: elsewhere } };
      for (const [key, value] of Object.entries(words))
        await client.query('insert into settings (key, value, updated_at) values ($1, $2, now())', [
          key,
          value,
        ]);
      await client.end();
      await provide(app.url);
      await app.stop();
    },
    { scope: 'worker' },
  ],
});

test('after a restore at another address everybody is told; the owner looks at what came since, says that it moved, and everything goes on', async ({
  page,
}) => {
  await signIn(page);
  const notice = page.getByRole('alert').filter({ hasText: 'This installation was restored' });
  await expect(notice).toContainText(`a copy of what ${elsewhere} serves`);
  await expect(notice).toContainText('Nothing begins by itself until an owner has looked');
  await expectWellMade(page);
  await notice.getByRole('link', { name: 'Look at it' }).click();
  const card = page.getByRole('region', { name: 'Waits for you' });
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
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(
    page.getByText(`Say first whether this installation has moved here from ${elsewhere}.`),
  ).toBeVisible();
  const goOn = card.getByRole('button', { name: 'It has moved here: go on' });
  await goOn.click();
  const question = page.getByRole('dialog', { name: 'Has everything moved here?' });
  await expect(question).toContainText(`still served at ${elsewhere} has to be stopped first`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await goOn.click();
  await question.getByRole('button', { name: 'It has moved', exact: true }).click();
  await expect(page.getByText('Everything goes on within seconds.')).toBeVisible();
  await expect(card).toBeHidden();
});
