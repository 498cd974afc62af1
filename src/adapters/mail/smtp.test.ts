import { expect, test } from 'vitest';
import { startSmtpStub } from '../../../scripts/lib/smtp-stub.ts';
import { createSmtpMail, PermanentMailError } from './smtp.ts';

const draft = {
  to: 'asha@example.com',
  replyTo: null,
  subject: 'Hello',
  text: 'Hello',
  html: null,
  attachments: [],
  unsubscribeUrl: null,
};

/** What a server receives of one mail, with its folded header lines joined. */
async function received(mail: Partial<Parameters<ReturnType<typeof createSmtpMail>['send']>[0]>) {
  const server = await startSmtpStub();
  await createSmtpMail(server.url, 'Nirmaan <hello@example.com>', 'example.com').send({
    id: '1',
    ...draft,
    ...mail,
  });
  // It ends when the mail pool's idle connections do; nobody has to wait for that.
  void server.close();
  return (server.received[0]?.text ?? '').replaceAll(/\r\n\s+/g, ' ');
}

test('a newsletter names the address that ends it; other mails do not', async () => {
  const unsubscribeUrl = 'https://example.com/api/newsletter/unsubscribe/0123456789abcdef0123456789abcdef';
  const newsletter = await received({ unsubscribeUrl });
  expect(newsletter).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(newsletter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(await received({})).not.toContain('List-Unsubscribe');
});

test('an invitation stands beside the text, where mail programs look for its buttons, and as a file', async () => {
  const sent = await received({
    html: '<p>At eleven</p>',
    attachments: [
      {
        filename: 'consultation.ics',
        contentType: 'text/calendar; charset=utf-8; method=REQUEST',
        content: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n',
      },
    ],
  });
  const types = Array.from(sent.matchAll(/^Content-Type: ([^\r\n]+)/gm), ([, type = '']) => type);
  expect(types.some((type) => /^text\/calendar;.*method=REQUEST/.test(type))).toBe(true);
  expect(types.some((type) => type.startsWith('multipart/alternative'))).toBe(true);
  expect(sent).toContain('consultation.ics');
});

test('a refusal for good says whether nobody is at the address, or whether it is the mail that is not wanted', async () => {
  const server = await startSmtpStub({
    refuse: (to) => ({ gone: 550, busy: 450 })[to.split('@')[0] ?? ''] ?? null,
  });
  const mail = createSmtpMail(server.url, 'Nirmaan <hello@example.com>', 'example.com');
  const refusal = (to: string) =>
    mail.send({ id: '1', ...draft, to }).then(
      () => null,
      (error: Partial<PermanentMailError>) => ({ permanent: error.permanent, ofAddress: error.ofAddress }),
    );
  expect(await refusal('gone@example.com')).toEqual({ permanent: true, ofAddress: '550 Not now' });
  expect(await refusal('busy@example.com')).toEqual({ permanent: false, ofAddress: undefined });
  void server.close();
  for (const [response, ofAddress] of Object.entries({
    '550 5.1.1 No such user': '550 5.1.1 No such user',
    '550-5.2.1 Disabled': '550-5.2.1 Disabled',
    '550 5.7.1 Blocked': null,
    '552 5.2.2 Mailbox full': null,
  }))
    expect(new PermanentMailError({ message: 'No', command: 'RCPT TO', response }).ofAddress).toBe(ofAddress);
});

test('a password that is refused is no refusal of the mail: it is tried again, and not asked with for each mail', async () => {
  const server = await startSmtpStub({ password: 'the right one' });
  const url = server.url.replace('//', '//agency:another@');
  const mail = createSmtpMail(url, 'Nirmaan <hello@example.com>', 'example.com');
  const tried = () => mail.send({ id: '1', ...draft }).catch((error: Error) => error);
  const refusal = await tried();
  expect(refusal).not.toBeInstanceOf(PermanentMailError);
  expect(refusal).toMatchObject({
    message: expect.stringMatching(/^The mail server does not accept user and password: .*535/) as string,
  });
  await server.close();
  // Nobody answers there any more, and nobody was asked.
  expect(await tried()).toBe(refusal);
});
