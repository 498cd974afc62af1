import { v7 } from 'uuid';
import { expect, test, vi } from 'vitest';
import { noDovecot, startDovecot } from '../../../scripts/lib/dovecot.ts';
import { createImapInbox } from '#adapters/mail/imap-inbox.ts';
import { inboxState } from '#agency/incoming-mails/inbox-state.ts';
import { incomingMails, mailboxes } from '#agency/incoming-mails/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { aLead } from '#office/test-office.ts';
import { leads } from '#sales/leads/table.server.ts';
import { demoSite } from '#sample/demo-site.ts';
import { createTestApp } from '#server/test-app.ts';
import { rawMail } from './test-mails.ts';
import { watchInbox } from './watch-inbox.ts';
import { patience } from '#kit/test-patience.ts';

const missing = noDovecot();
if (missing) console.warn(`▸ Skipped: mail that comes in by IMAP, for ${missing}.`);

test.skipIf(missing)(
  'a real mailbox: answers come in as they arrive, once for two processes, after a restart and after it was numbered anew',
  { timeout: 60_000 },
  async () => {
    const [server, app] = await Promise.all([startDovecot(), createTestApp()]);
    const lead = aLead({ email: 'meera.rao@example.org' });
    const id = v7();
    await app.db.insert(leads).values(lead);
    await app.db.insert(messages).values({
      id,
      dedupeKey: `lead-mail:${id}`,
      channel: 'email',
      recipient: 'meera.rao@example.org',
      replyTo: demoSite.email,
      subject: 'Your website',
      text: 'Hello',
      leadId: lead.id as string,
      status: 'sent',
    });
    const answer = (n: number) => {
      const raw = new TextDecoder().decode(rawMail('gmail-reply', { id }));
      return new TextEncoder().encode(raw.replace('CAF-first', `CAF-${n}`));
    };
    const known = async () =>
      (await app.db.select({ messageId: incomingMails.messageId }).from(incomingMails))
        .map(({ messageId }) => messageId.split('-answer', 1)[0])
        .sort();
    const looked = async () => (await app.db.select().from(mailboxes))[0];
    const until = (isThere: () => Promise<boolean>) => vi.waitUntil(isThere, patience);

    // What lies there before the first look is the office's own business.
    await server.deliver(answer(0));
    const inbox = createImapInbox(server.url);
    const said: string[] = [];
    const log = { warn: (_what: object, words: string) => void said.push(words), error: () => {} };
    const watching = [1, 2].map(() => watchInbox(app.ctx, inbox, log, { first: 50, most: 400 }));
    await until(async () => (await looked())?.lastUid === 1);
    await server.deliver(answer(1));
    await server.deliver(answer(2));
    await until(async () => (await known()).length === 2);

    await server.stop();
    await until(async () => Boolean((await looked())?.error));
    await expect(inboxState(app.ctx, inbox)).rejects.toThrow('office@127.0.0.1/INBOX: ');
    await server.start();
    await server.deliver(answer(3));
    await until(async () => (await known()).length === 3);

    const before = (await looked())?.uidValidity;
    await server.start({ renumbered: true });
    await server.deliver(answer(4));
    await until(async () => (await known()).includes('CAF-4'));
    const after = await looked();
    expect(after?.uidValidity).not.toBe(before);
    // Numbered anew, nothing tells the first one from what came since: it is looked at, and everything else is known.
    expect(await known()).toEqual(['CAF-0', 'CAF-1', 'CAF-2', 'CAF-3', 'CAF-4']);
    expect(await inboxState(app.ctx, inbox)).toBe('office@127.0.0.1/INBOX, 5 taken in');
    expect(said).toContain('the mailbox cannot be read');

    await Promise.all(watching.map(({ stop }) => stop()));
    expect((await looked())?.heldUntil).toBeNull();
    await server.close();
    await app.close();
  },
);
