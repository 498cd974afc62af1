import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { createSmtpMail } from './smtp.ts';

test('an invitation stands beside the text, where mail programs look for its buttons, and as a file', async () => {
  const got = Promise.withResolvers<string>();
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      stream.on('end', done);
      got.resolve(text(stream));
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const mail = createSmtpMail(`smtp://127.0.0.1:${port}`, 'Nirmaan <hello@example.com>', 'example.com');
  await mail.send({
    id: 'one',
    to: 'asha@example.com',
    replyTo: null,
    subject: 'Booked',
    text: 'At eleven',
    html: '<p>At eleven</p>',
    unsubscribeUrl: null,
    attachments: [
      {
        filename: 'consultation.ics',
        contentType: 'text/calendar; charset=utf-8; method=REQUEST',
        content: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n',
      },
    ],
  });
  const sent = (await got.promise).replaceAll(/\r\n\s+/g, ' ');
  await new Promise<void>((closed) => server.close(closed));
  const types = Array.from(sent.matchAll(/^Content-Type: ([^\r\n]+)/gm), ([, type = '']) => type);
  expect(types.some((type) => /^text\/calendar;.*method=REQUEST/.test(type))).toBe(true);
  expect(types.some((type) => type.startsWith('multipart/alternative'))).toBe(true);
  expect(sent).toContain('consultation.ics');
});
