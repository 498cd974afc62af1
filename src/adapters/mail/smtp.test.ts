import { expect, test } from 'vitest';
import { startSmtpStub } from '../../../scripts/lib/smtp-stub.ts';
import { createSmtpMail } from './smtp.ts';

test('a newsletter names the address that ends it; other mails do not', async () => {
  const server = await startSmtpStub();
  const mail = createSmtpMail(server.url, 'Nirmaan <hello@example.com>', 'example.com');
  const draft = {
    to: 'asha@example.com',
    replyTo: null,
    subject: 'Hello',
    text: 'Hello',
    html: null,
    attachments: [],
  };
  const unsubscribeUrl = 'https://example.com/api/newsletter/unsubscribe/0123456789abcdef0123456789abcdef';
  await mail.send({ id: '1', ...draft, unsubscribeUrl });
  await mail.send({ id: '2', ...draft, unsubscribeUrl: null });
  const [first, second] = server.received;
  expect(first?.text.replaceAll(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(first?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(second?.text).not.toContain('List-Unsubscribe');
  // It ends when the mail pool's idle connections do; nobody has to wait for that.
  void server.close();
});
