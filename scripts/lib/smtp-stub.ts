import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { freePort } from './run.ts';

type Options = {
  port?: number;
  refuse?: (to: string) => number | null;
  password?: string;
  senders?: RegExp;
  tls?: boolean;
  slowMs?: number;
};

/**
 * A mail server that keeps what it is given: how often each Message-ID arrived, to whom it went and what it said.
 * @param refuse SMTP code with which a recipient is turned away, or null
 * @param password what whoever sends has to sign in with, where they have to
 * @param senders who may send; everybody where it is not given
 * @param tls the line is encrypted from its first byte, with a certificate that nobody believes
 * @param slowMs so long it thinks about a mail that it takes
 */
export async function startSmtpStub(options: Options = {}) {
  const { port, refuse = () => null, password, senders = /./, tls = false, slowMs = 0 } = options;
  const received: { messageId: string; to: string; text: string }[] = [];
  const listening = port ?? (await freePort());
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: [...(password === undefined ? ['AUTH'] : []), 'STARTTLS'],
    secure: tls,
    onAuth({ username, password: given }, _session, done) {
      if (given === password) done(null, { user: username });
      else done(refusal('5.7.8 Bad credentials', 535));
    },
    onMailFrom({ address }, _session, done) {
      done(senders.test(address) ? null : refusal('5.7.1 Not a sender of yours', 550));
    },
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse(address);
      done(responseCode ? refusal('Not now', responseCode) : null);
    },
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        const messageId = /^message-id:\s*(\S+)/im.exec(text)?.[1] ?? '';
        for (const { address } of session.envelope.rcptTo) received.push({ messageId, to: address, text });
        setTimeout(done, slowMs);
      });
    },
  });
  server.on('error', () => {});
  server.listen(listening, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: listening,
    url: `${tls ? 'smtps' : 'smtp'}://127.0.0.1:${listening}`,
    received,
    distinct: () => new Set(received.map((mail) => mail.messageId)).size,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const refusal = (said: string, responseCode: number) => Object.assign(new Error(said), { responseCode });
