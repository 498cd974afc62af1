import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOffice, password } from '#office/test-office.ts';
import { messages } from '#agency/messages/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { staffSecondFactors } from '#agency/staff/second-factors.table.server.ts';
import { webhooks } from '#agency/webhooks/table.server.ts';
import { demoSite } from '#sample/demo-site.ts';
import { listCaptured } from '#agency/messages/list-captured.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { blank, unblanked } from '#agency/messages/secret-part.ts';
import { consumeFactorCode } from '#agency/staff/consume-factor-code.ts';
import { sealStored } from './seal-stored.ts';
import { createSecrets } from '#kit/secrets/sealed.ts';
import { testKey } from '#kit/secrets/test-secrets.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice();
  await office.db.insert(settings).values({ key: 'site', value: demoSite });
});
afterAll(() => office.close());

const keptNow = async () => {
  const [factor] = await office.db.select().from(staffSecondFactors);
  const [webhook] = await office.db.select().from(webhooks);
  const [message] = await office.db.select().from(messages);
  if (!factor || !webhook || !message?.sealed) throw new Error('Something is missing');
  return { factor, webhook, message };
};

test('what would open something stands sealed; earlier readable rows are taken over; a key is changed by one start', async () => {
  const owner = await office.as('owner', 'Farah');
  const begun = await owner<{ secret: string }>('POST', '/session/second-factor', { password });
  const { secret } = begun.body;
  const codeAt = (step: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });
  expect((await owner('POST', '/session/second-factor/code', { code: codeAt(-1) })).status).toBe(200);
  const made = await owner<{ secret: string }>('POST', '/webhooks', {
    url: 'http://localhost/hook',
    events: ['order.paid'],
  });
  const draft = { channel: 'email', replyTo: null, subject: '', html: null, leadId: null } as const;
  await queueMessages(office.ctx, [
    { ...draft, dedupeKey: 'one', to: 'a@example.com', text: 'Your code: 123456', secret: '123456' },
  ]);
  const first = await keptNow();
  expect(JSON.stringify(first)).not.toContain(secret);
  expect(JSON.stringify(first)).not.toContain(made.body.secret);
  expect(JSON.stringify(first)).not.toContain('123456');

  // As an earlier version kept them.
  await office.db.update(staffSecondFactors).set({ secret });
  await office.db.update(webhooks).set({ secret: made.body.secret }).where(eq(webhooks.id, first.webhook.id));
  await consumeFactorCode(office.ctx, { staffId: owner.id, code: codeAt(0) });
  expect(await sealStored(office.ctx)).toEqual({ lost: 0 });
  const taken = await keptNow();
  expect(JSON.stringify(taken)).not.toContain(secret);
  expect(JSON.stringify(taken)).not.toContain(made.body.secret);
  // Nothing is written again without need.
  expect(await sealStored(office.ctx)).toEqual({ lost: 0 });
  expect(await keptNow()).toEqual(taken);

  // The new key first, the old one behind it; after that start the old one may go.
  const next = randomBytes(32).toString('base64');
  expect(await sealStored({ ...office.ctx, secrets: createSecrets([next, testKey]) })).toEqual({ lost: 0 });
  const secrets = createSecrets([next]);
  const after = await keptNow();
  expect(await secrets.open(after.factor.secret)).toBe(secret);
  expect(await secrets.open(after.webhook.secret)).toBe(made.body.secret);
  expect((await unblanked({ secrets }, after.message)).text).toBe('Your code: 123456');
  await consumeFactorCode({ ...office.ctx, secrets }, { staffId: owner.id, code: codeAt(1) });

  // With a key that opens nothing all stays as it is, and is counted; the mailbox shows what the staff see.
  await office.db.update(messages).set({ status: 'captured' });
  expect(await listCaptured(office.ctx, {})).toMatchObject([{ text: `Your code: ${blank}` }]);
  expect(await sealStored(office.ctx)).toEqual({ lost: 3 });
  expect(await keptNow()).toMatchObject({
    factor: { secret: after.factor.secret },
    webhook: { secret: after.webhook.secret },
    message: { sealed: after.message.sealed },
  });
});
