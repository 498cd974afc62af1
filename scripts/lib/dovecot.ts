import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { freePort, isRoot, run } from './run.ts';

const program = '/usr/sbin/dovecot';
/** A package of its own in Debian. */
const imap = '/usr/lib/dovecot/imap';
/** Who owns the mails: nobody, who is no user of the mail system itself. */
const nobody = 65_534;

/** Debian's Dovecot, installed where that may be done. @returns why there is none, in words, or null where there is */
export function noDovecot(): string | null {
  if (!isRoot) return 'an IMAP server of its own needs root';
  if (existsSync(imap)) return null;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'], { env });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'dovecot-imapd'], { env });
  }
  return existsSync(imap) ? null : 'dovecot cannot be installed here';
}

/** A mail server of its own, with one mailbox. */
export async function startDovecot() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-imap-'));
  const mails = path.join(folder, 'mail');
  mkdirSync(mails);
  spawnSync('chmod', ['755', folder]);
  chownSync(mails, nobody, nobody);
  const port = await freePort();
  const config = path.join(folder, 'dovecot.conf');
  writeFileSync(
    config,
    `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${mails}
first_valid_uid = 1000
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${nobody} gid=${nobody} home=${mails}
}
`,
  );
  let child = launch();
  function launch() {
    return spawn(program, ['-F', '-c', config], { stdio: 'ignore', detached: true });
  }
  const answers = async () => {
    for (let left = 100; ; left--) {
      const socket = connect(port, '127.0.0.1');
      const [greeted] = await Promise.race([
        once(socket, 'data').then(() => [true]),
        once(socket, 'close').then(() => [false]),
      ]).catch(() => [false]);
      socket.destroy();
      if (greeted) return;
      if (left === 0) throw new Error('Dovecot does not answer');
      await wait(50);
    }
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    // With its children, which would go on with whoever is connected.
    process.kill(-(child.pid as number), 'SIGKILL');
    await once(child, 'exit');
  };
  await answers();
  return {
    url: `imap://office:secret@127.0.0.1:${port}/INBOX`,
    stop,
    /** Starts anew. `renumbered`: the numbers of its mails mean others than before. */
    async start({ renumbered = false } = {}) {
      await stop();
      if (renumbered)
        for (const name of ['dovecot-uidlist', 'dovecot-uidvalidity', 'dovecot.index', 'dovecot.index.log'])
          rmSync(path.join(mails, name), { force: true });
      child = launch();
      await answers();
    },
    /** Lays a mail into the mailbox, as a mail server does. */
    async deliver(raw: Uint8Array) {
      const client = new ImapFlow({
        host: '127.0.0.1',
        port,
        secure: false,
        auth: { user: 'office', pass: 'secret' },
        logger: false,
      });
      await client.connect();
      await client.append('INBOX', Buffer.from(raw));
      await client.logout();
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
