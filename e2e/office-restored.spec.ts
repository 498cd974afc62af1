import { Client } from 'pg';
import { startCopy } from '../scripts/lib/installations.ts';
import { expect, expectWellMade, signIn, test as base } from './support.ts';

const minuteMs = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString();

type Site = { site: string; rows: Client; copy: Awaited<ReturnType<typeof startCopy>> };

/** A site of its own, and its rows. */
const test = base.extend<object, Site>({
  copy: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern.
    async ({}, provide) => {
      const copy = await startCopy();
      await provide(copy);
      await copy.stop();
    },
    { scope: 'worker' },
  ],
  site: [async ({ copy }, provide) => provide(copy.url), { scope: 'worker' }],
  rows: [
    async ({ copy }, provide) => {
      const rows = new Client({ connectionString: copy.shared.DATABASE_URL });
      await rows.connect();
      await provide(rows);
      await rows.end();
    },
    { scope: 'worker' },
  ],
});

const setting = (rows: Client, key: string, value: object) =>
  rows.query('insert into settings (key, value, updated_at) values ($1, $2, now())', [key, value]);

test('after a restore everybody is told what is gone; the owner looks at what came since, and lets everything go on', async ({
  page,
  rows,
}) => {
  // As `npm run restore` leaves one.
  await setting(rows, 'restored', { madeAt: ago(500), at: ago(5) });
  await signIn(page);
  const notice = page.getByRole('alert').filter({ hasText: 'This installation was restored' });
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
  await card.getByRole('button', { name: 'I have looked: go on' }).click();
  const question = page.getByRole('dialog', { name: 'Let everything go on?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'I have looked: go on' }).click();
  await question.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Everything goes on within seconds.')).toBeVisible();
  await expect(card).toBeHidden();
});

test('at another address everybody is told that it may be a copy; no backup is made, until the owner says that it moved', async ({
  page,
  rows,
}) => {
  const elsewhere = 'https://agency.example.in';
  await setting(rows, 'served-at', { address: elsewhere });
  await signIn(page);
  const notice = page.getByRole('alert').filter({ hasText: `a copy of what ${elsewhere} serves` });
  await expectWellMade(page);
  await notice.getByRole('link', { name: 'Look at it' }).click();
  const card = page.getByRole('region', { name: 'Waits for you' });
  await expectWellMade(page);
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
