import { answerAddress } from '#agency/messages/answer-tokens.ts';
import type { Attachment, Mail } from '#kit/ports/mail.ts';
import { whyNot } from './why-not.ts';

/** A refusal that trying again cannot change: the server answered with a 5xx code. */
export class PermanentMailError extends Error {
  readonly permanent = true;
  /** What a server said of the address itself: that nobody has it, or that its mailbox takes nothing. */
  readonly ofAddress: string | null;

  constructor(said: { message: string; code?: string; command?: string; response?: string }) {
    const { message, command, response } = said;
    super(whyNot(said));
    // 5.1.x and 5.2.1 (RFC 3463) speak of the address; 5.7.x and the like of us, or of the mail.
    const isOfAddress = command === 'RCPT TO' && !/^5\d\d[ -]5\.(?!1\.|2\.1\b)\d/.test(response ?? '');
    this.ofAddress = isOfAddress ? (response ?? message) : null;
  }
}

/** So long nobody signs in with a password that was refused. */
const pauseMs = 60_000;

/**
 * Sends over SMTP, two connections at a time. The Message-ID is made from the message's id, so a mail that had to be
 * sent again after a crash is recognised as the same one.
 * @param url smtp://user:password@host:port or smtps://…
 * @param from RFC 5322 mailbox, e.g. "Nirmaan <hello@example.com>"
 * @param answers where answers are read, if they are: an address, with `*` where the message's id goes
 */
export function createSmtpMail(url: string, from: string, domain: string, answers?: string): Mail {
  // Loaded with the first mail: a server that sends none starts without it.
  const connect = async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let transport: ReturnType<typeof connect> | null = null;
  /** A password that was refused. Asked with it for each mail that waits, a server locks the account. */
  let refused: { error: Error; until: number } | null = null;
  return {
    ...(answers && { answersTo: (id) => answerAddress(answers, id) }),
    async send(mail) {
      if (refused && performance.now() < refused.until) throw refused.error;
      try {
        const pool = await (transport ??= connect());
        await pool.sendMail({
          messageId: `<${mail.id}@${domain}>`,
          from,
          to: { name: '', address: mail.to },
          replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
          subject: mail.subject,
          text: mail.text,
          html: mail.html ?? undefined,
          headers: mail.unsubscribeUrl
            ? {
                'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {},
          ...withAttachments(mail.attachments),
        });
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const { code, responseCode = 0 } = error as Error & { code?: string; responseCode?: number };
        // A password that is refused says nothing of the mail: somebody will put it right.
        if (code !== 'EAUTH' && responseCode >= 500 && responseCode < 600)
          throw new PermanentMailError(error);
        Object.assign(error, { message: whyNot(error) });
        if (code === 'EAUTH') refused = { error, until: performance.now() + pauseMs };
        throw error;
      }
    },
  };
}

/** Mail programs offer an invitation's buttons only where it also stands beside the text. */
function withAttachments(attachments: Attachment[]) {
  const invitation = attachments.find(({ contentType }) => contentType.startsWith('text/calendar'));
  const method = invitation?.contentType.match(/method=(\w+)/)?.[1];
  return {
    attachments: attachments.filter((attachment) => attachment !== invitation),
    ...(invitation && {
      icalEvent: { method: method ?? 'PUBLISH', filename: invitation.filename, content: invitation.content },
    }),
  };
}
