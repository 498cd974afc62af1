import { expect, test, vi } from 'vitest';
import { post, visitorOf } from '../../scripts/lib/enquiries.ts';
import { startOnEach } from '../../scripts/lib/installations.ts';
import { freePort } from '../../scripts/lib/run.ts';
import { startSmtpStub } from '../../scripts/lib/smtp-stub.ts';
import { patience } from '#kit/test-patience.ts';

test.concurrent.each(startOnEach)(
  'mail down on %s: the enquiry is taken at once, and its mails go out once when mail is back',
  async (_, start) => {
    const port = await freePort();
    const app = await start({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Nirmaan <hello@example.com>',
      LOG_LEVEL: 'warn',
    });
    const outbox = async () => {
      const metrics = await (await fetch(`${app.url}/metrics`)).text();
      return Number(/^outbox_backlog (\d+)$/m.exec(metrics)?.[1]);
    };

    expect((await post(app.url, 1))?.status).toBe(200);
    await vi.waitUntil(() => /job failed, will be tried again/.test(app.output()), patience);
    expect(await outbox()).toBe(2);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);

    // Back, but busy at first: a 4xx answer means "later".
    let busy = true;
    const smtp = await startSmtpStub({
      port,
      refuse: (to) => (busy ? 451 : to === visitorOf(2) ? 550 : null),
    });
    await vi.waitUntil(() => /451/.test(app.output()), patience);
    busy = false;
    await vi.waitUntil(() => smtp.received.length === 2, patience);
    expect(smtp.received.map(({ to }) => to).sort()).toEqual(['owner@example.com', visitorOf(1)]);

    // An address that the mail server refuses for good is not tried again; the staff still hear of the enquiry.
    expect((await post(app.url, 2))?.status).toBe(200);
    await vi.waitUntil(async () => smtp.received.length === 3 && (await outbox()) === 0, patience);
    expect(smtp.received.map(({ to }) => to)).not.toContain(visitorOf(2));
    expect(smtp.distinct()).toBe(3);

    await app.stop();
    await smtp.close();
  },
);
