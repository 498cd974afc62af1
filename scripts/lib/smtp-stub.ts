import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { freePort } from './run.ts';

type Options = { port?: number; refuse?: (to: string) => number | null };

/**
 * A mail server that keeps what it is given: how often each Message-ID arrived, to whom it went and what it said.
 * @param refuse SMTP code with which a recipient is turned away, or null
 */
export async function startSmtpStub({ port, refuse = () => null }: Options = {}) {
  const received: { messageId: string; to: string; text: string }[] = [];
  const listening = port ?? (await freePort());
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse(address);
      done(responseCode ? Object.assign(new Error('Not now'), { responseCode }) : null);
    },
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        const messageId = /^message-id:\s*(\S+)/im.exec(text)?.[1] ?? '';
        for (const { address } of session.envelope.rcptTo) received.push({ messageId, to: address, text });
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(listening, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    received,
    distinct: () => new Set(received.map((mail) => mail.messageId)).size,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
