import { setTimeout as wait } from 'node:timers/promises';
import { most } from '#agency/incoming-mails/incoming-mail.ts';
import type { Inbox, InboxMark } from '#kit/ports/inbox.ts';

/** A mailbox that tells nothing is looked at this often, in milliseconds. */
const silence = 20_000;
/** Of a mail that is too large, its head and the beginning of its text. */
const cutBytes = 256_000;
/** After the mailbox was numbered anew: mails that old may still be unknown. */
const aDay = 86_400_000;

/**
 * A mailbox by IMAP, which is read and never changed.
 * @param url imaps://user:password@host:port/folder, or imap:// where the line begins in the clear; unless it stays on
 * this machine, the password waits for TLS there too
 */
export function createImapInbox(url: string): Inbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  const user = decodeURIComponent(username);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return {
    name: `${user.includes('@') ? user : `${user}@${hostname}`}/${folder}`,
    async watch({ from, seenAt, mail, mark, signal }) {
      if (signal.aborted) return;
      // Loaded where a mailbox is set up, and by the one process that reads it.
      const { ImapFlow } = await import('imapflow');
      const client = new ImapFlow({
        host: hostname,
        port: Number(port) || (secure ? 993 : 143),
        secure,
        ...(!secure && !isHere && { doSTARTTLS: true }),
        auth: { user, pass: decodeURIComponent(password) },
        logger: false,
        disableAutoIdle: true,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 60_000,
      });
      let broken: unknown = null;
      let wake = () => {};
      const ring = () => wake();
      client.on('error', (error: unknown) => {
        broken = error;
        ring();
      });
      client.on('close', () => {
        broken ??= new Error('The mail server has hung up');
        ring();
      });
      client.on('exists', ring);
      signal.addEventListener('abort', ring);
      try {
        await client.connect();
        const box = await client.mailboxOpen(folder, { readOnly: true });
        const uidValidity = String(box.uidValidity);
        let lastUid = from?.uidValidity === uidValidity ? from.lastUid : box.uidNext - 1;
        if (from && from.uidValidity !== uidValidity) {
          const since = new Date((seenAt?.getTime() ?? Date.now()) - aDay);
          const found = (await client.search({ since }, { uid: true })) || [];
          if (found.length > 0) lastUid = Math.min(...found) - 1;
        }
        while (!signal.aborted) {
          const told = new Promise<void>((resolve) => {
            wake = resolve;
          });
          // Sizes first: a mail is fetched when the one before it has been taken in.
          const sizes = await client.fetchAll(`${lastUid + 1}:*`, { uid: true, size: true }, { uid: true });
          // `*` alone names the last mail, even where it was read before.
          for (const { uid, size = 0 } of sizes.filter((one) => one.uid > lastUid).toSorted(byUid)) {
            if (signal.aborted) return;
            const cut = size > most.mailBytes;
            const source = cut ? { maxLength: cutBytes } : true;
            const fetched = await client.fetchOne(uid, { source }, { uid: true });
            if (fetched && fetched.source) await mail({ raw: fetched.source, cut });
            lastUid = uid;
            await mark({ uidValidity, lastUid } satisfies InboxMark);
          }
          await mark({ uidValidity, lastUid });
          if (broken) throw broken;
          // Ends with the next command; a broken line is told by the events above.
          const idling = client.idle().catch(() => {});
          const pause = new AbortController();
          await Promise.race([told, wait(silence, undefined, { signal: pause.signal }).catch(() => {})]);
          pause.abort();
          if (broken) throw broken;
          if (signal.aborted) return;
          await client.noop();
          await idling;
        }
      } finally {
        signal.removeEventListener('abort', ring);
        client.close();
      }
    },
  };
}

const byUid = (a: { uid: number }, b: { uid: number }) => a.uid - b.uid;
