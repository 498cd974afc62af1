import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../lib/postgres-server.ts';
import { freePort } from '../lib/run.ts';
import { startSmtpStub } from '../lib/smtp-stub.ts';
import { npmCache, openPodman, podman, unlimited } from './podman.ts';
import type { Story } from './story.ts';

/** What deploy/Dockerfile makes of this folder, on a Debian from the archive, run as deploy/compose.yaml runs it. */
export const image: Story = {
  name: 'image',
  fault: 'a container that may write nothing but its data, as nobody in particular',
  programs: podman,
  async run() {
    const box = openPodman();
    const bases = box.bases();
    const cache = npmCache();
    box.must(
      'build',
      '--layers=false',
      '--isolation',
      'chroot',
      '--format',
      'docker',
      '--file',
      'deploy/Dockerfile',
      '--build-arg',
      `BUILD_BASE=${bases.build}`,
      '--build-arg',
      `RUN_BASE=${bases.run}`,
      ...(cache ? ['--volume', `${cache}:/root/.npm`] : []),
      '--tag',
      'localhost/nirmaan',
      path.resolve('.'),
    );
    const size = Number(box.must('image', 'inspect', '--format', '{{.Size}}', 'localhost/nirmaan')) / 1e6;
    const files = box.must('run', '--rm', '--network=host', ...unlimited, 'localhost/nirmaan', 'ls', '-A');

    const postgres = await startPostgres();
    const smtp = await startSmtpStub();
    const port = await freePort();
    const settings = {
      ...live,
      PORT: String(port),
      DATABASE_URL: postgres.url,
      SMTP_URL: smtp.url,
    };
    const started = performance.now();
    box.must(
      'run',
      '--detach',
      '--name',
      'site',
      '--network=host',
      '--read-only',
      '--tmpfs',
      '/tmp',
      '--cap-drop=all',
      '--security-opt=no-new-privileges',
      ...unlimited,
      ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      'localhost/nirmaan',
    );
    const ready = await isReady(`http://localhost:${port}/readyz`, 120_000);
    const seconds = (performance.now() - started) / 1_000;
    if (!ready) console.log(box.call(['logs', 'site']));
    const inside = (...command: string[]) => box.call(['exec', 'site', ...command]);
    const saved = inside('node', 'scripts/backup.ts');
    if (!saved.ok) console.log(saved.failed);
    const wrong = {
      'is not ready': !ready,
      'is not healthy': !box.call(['healthcheck', 'run', 'site']).ok,
      'runs as somebody': inside('id', '-u').said !== '10001',
      'writes beside its data': ['/app/x', '/usr/x', '/x'].some((file) => inside('touch', file).ok),
      'cannot write its data': !inside('touch', '/data/x').ok,
      'saves nothing': !saved.ok,
      'holds other files': files.split('\n').toSorted().join(' ') !== expected.join(' '),
      'does not end when told': !ended(
        box.must('stop', '--time', '20', 'site') &&
          box.must('inspect', '--format', '{{.State.ExitCode}}', 'site'),
      ),
    };
    const faults = Object.entries(wrong).filter(([, is]) => is);
    for (const [fault] of faults) console.log(`  it ${fault}`);
    box.remove();
    await smtp.close();
    await postgres.remove();
    return [
      { what: 'things that the container does and may not, or cannot do', value: faults.length, atMost: 0 },
      { what: 'image', value: size, unit: 'MB', atMost: 750 },
      { what: 'first start in it, live', value: seconds, unit: 's', atMost: 30 },
    ];
  },
};

const expected = ['build', 'drizzle', 'node_modules', 'package-lock.json', 'package.json', 'scripts', 'src'];
const ended = (code: string) => code === '0';

/** What live mode refuses to start without, but for the database and the mail server. */
export const live = {
  APP_MODE: 'live',
  PUBLIC_URL: 'https://www.agency.test',
  TRUST_PROXY: 'on',
  OWNER_EMAIL: 'owner@agency.test',
  OWNER_PASSWORD: 'correct-horse-battery',
  MAIL_FROM: 'Agency <hello@agency.test>',
  SECRETS_KEY: randomBytes(32).toString('base64'),
  RAZORPAY_KEY_ID: 'rzp_test_0123456789abcd',
  RAZORPAY_KEY_SECRET: 'of nobody',
  RAZORPAY_WEBHOOK_SECRET: 'of nobody',
  RAZORPAY_TEST: 'on',
};

async function isReady(url: string, withinMs: number): Promise<boolean> {
  for (const until = performance.now() + withinMs; performance.now() < until; await wait(100))
    if ((await fetch(url).catch(() => null))?.ok) return true;
  return false;
}
