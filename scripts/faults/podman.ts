import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { find, programOf } from './programs.ts';
import { NotHere } from './story.ts';

export const podman = ['podman', 'runc', 'debootstrap', 'buildah'].map((name) => ({
  package: name,
  program: name,
}));

/**
 * Images and containers in a temporary folder, with nothing of what this machine keeps of its own.
 * @throws NotHere where no container can be run
 */
export function openPodman() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-podman-'));
  const at = ['--root', path.join(folder, 'images'), '--runroot', path.join(folder, 'run')];
  const how = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs'];
  const call = (args: string[]) => {
    const { status, stdout, stderr } = spawnSync(programOf('podman'), [...at, ...how, ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 27,
    });
    return { ok: status === 0, said: stdout.trim(), failed: stderr.slice(-4_000) };
  };
  /** @throws with what podman said */
  const must = (...args: string[]) => {
    const { ok, said, failed } = call(args);
    if (!ok) throw new Error(`podman ${args[0]} failed:\n${failed}`);
    return said;
  };
  const remove = () => {
    call(['rm', '--all', '--force', '--time', '0']);
    call(['rmi', '--all', '--force']);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', remove);

  /** A slim Debian as the registries have it, from the archive: with nothing in it, and with Node and npm as this machine has them. */
  function bases() {
    const root = path.join(folder, 'debian');
    const made = spawnSync(programOf('debootstrap'), ['--variant=minbase', 'bookworm', root], {
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new NotHere(`debootstrap made no Debian: ${made.stdout.slice(-300)}`);
    for (const file of [
      'var/cache/apt',
      'var/lib/apt/lists',
      'usr/share/doc',
      'usr/share/locale',
      'usr/share/man',
    ])
      rmSync(path.join(root, file), { recursive: true, force: true });
    const tar = path.join(folder, 'debian.tar');
    spawnSync('tar', ['--directory', root, '--create', '--file', tar, '.']);
    rmSync(root, { recursive: true });
    const run = must('import', tar, 'localhost/debian');
    if (!call(['run', '--rm', '--network=host', ...unlimited, run, 'true']).ok)
      throw new NotHere('no container can be run on this machine');
    // It lies two folders above the program that a shell finds.
    const npm = path.resolve(realpathSync(programOf('npm')), '../..');
    const context = path.join(folder, 'node');
    mkdirSync(context);
    cpSync(process.execPath, path.join(context, 'node'));
    cpSync(npm, path.join(context, 'npm'), { recursive: true, dereference: true });
    // Whom this machine trusts, such as a proxy that looks into what is fetched.
    cpSync('/etc/ssl/certs/ca-certificates.crt', path.join(context, 'trusted.crt'));
    writeFileSync(
      path.join(context, 'Dockerfile'),
      `FROM localhost/debian
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends libatomic1
COPY trusted.crt /etc/trusted.crt
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
ENV NODE_EXTRA_CA_CERTS=/etc/trusted.crt
`,
    );
    must('build', '--isolation', 'chroot', '--tag', 'localhost/node', context);
    return { run: 'localhost/debian', build: 'localhost/node' };
  }
  return { bases, call, must, remove };
}

/** Limits of open files and processes that a container may be given where ours cannot be raised. */
export const unlimited = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024'];

/** Where npm keeps what it has fetched, so that a build need not fetch it anew. */
export const npmCache = () =>
  find('npm') ? spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).stdout.trim() : null;
