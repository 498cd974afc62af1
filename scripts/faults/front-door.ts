import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { isRoot } from '../lib/run.ts';
import { programOf } from './programs.ts';
import { NotHere } from './story.ts';

export const caddyProgram = { package: 'caddy', program: 'caddy' };
export const nginxPrograms = [
  { package: 'nginx', program: 'nginx' },
  { package: 'openssl', program: 'openssl' },
];

/** A proxy with TLS on the ports 80 and 443 of a loopback address of its own, for a name that no name server knows. */
export type Door = { site: string; address: string; ca: string; said(): string; close(): Promise<void> };

type Behind = { site: string; ports: readonly [number, number] };

/** deploy/Caddyfile as it stands, with certificates of Caddy's own authority. */
export function startCaddy({ site, ports }: Behind): Promise<Door> {
  const folder = scratch();
  const address = ownAddress();
  const config = path.join(folder, 'Caddyfile');
  writeFileSync(
    config,
    `{
	admin off
	local_certs
	skip_install_trust
	default_bind ${address}
	storage file_system ${folder}/kept
}
import ${path.resolve('deploy/Caddyfile')}
`,
  );
  return open({
    site,
    address,
    folder,
    args: ['run', '--adapter', 'caddyfile', '--config', config],
    program: 'caddy',
    env: {
      SITE: site,
      UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
      HOME: folder,
    },
    caFile: path.join(folder, 'kept/pki/authorities/local/root.crt'),
  });
}

/** deploy/nginx.conf with this name, these ports and a certificate made now. @throws where a value to replace is not in it */
export function startNginx({ site, ports }: Behind): Promise<Door> {
  const folder = scratch();
  const address = ownAddress();
  const [key, certificate] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')];
  const made = spawnSync(
    programOf('openssl'),
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${site}`,
      '-addext',
      `subjectAltName=DNS:${site}`,
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`No certificate: ${made.stderr}`);
  const replaced: [string, string][] = [
    ['/etc/letsencrypt/live/www.your-domain.in', folder],
    ['www.your-domain.in', site],
    ['127.0.0.1:3000', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:3001', `127.0.0.1:${ports[1]}`],
    ['listen 80;', `listen ${address}:80;`],
    ['listen 443 ', `listen ${address}:443 `],
  ];
  let server = readFileSync('deploy/nginx.conf', 'utf8');
  for (const [from, to] of replaced) {
    if (!server.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`);
    server = server.replaceAll(from, to);
  }
  const config = path.join(folder, 'nginx.conf');
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    config,
    `user root; daemon off; pid ${folder}/pid; error_log stderr warn; events {}
http { access_log off; ${kept.join(' ')}
${server} }`,
  );
  return open({
    site,
    address,
    folder,
    args: ['-c', config],
    env: {},
    caFile: certificate,
    program: 'nginx',
  });
}

const scratch = () => mkdtempSync(path.join(tmpdir(), 'nirmaan-door-'));
/** Nobody else's on this machine, so that the ports of the web are free there. */
function ownAddress() {
  if (!isRoot) throw new NotHere('only root may listen on the ports 80 and 443');
  return `127.77.${Math.trunc(process.pid / 254) % 254}.${1 + (process.pid % 254)}`;
}

type Starting = { site: string; address: string; folder: string } & {
  program: string;
  args: string[];
  env: Record<string, string>;
  caFile: string;
};

async function open({ site, address, folder, program, args, env, caFile }: Starting): Promise<Door> {
  const child = spawn(programOf(program), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    rmSync(folder, { recursive: true, force: true });
  };
  const atExit = () => end('SIGTERM');
  process.on('exit', atExit);
  const exited = once(child, 'exit');
  const isTrusted = () =>
    new Promise<boolean>((done) => {
      const socket = connect({ host: address, port: 443, servername: site, ca: readFileSync(caFile) });
      socket.once('secureConnect', () => done(true)).once('error', () => done(false));
      socket.once('secureConnect', () => socket.destroy());
    });
  const until = performance.now() + 30_000;
  while (!existsSync(caFile) || !(await isTrusted())) {
    if (child.exitCode !== null || performance.now() > until) {
      end('SIGKILL');
      throw new Error(`${program} does not serve:\n${said}`);
    }
    await wait(50);
  }
  return {
    site,
    address,
    ca: readFileSync(caFile, 'utf8'),
    said: () => said,
    async close() {
      process.off('exit', atExit);
      end('SIGTERM');
      await exited;
    },
  };
}

type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The visitor's own, of the loopback network. */
  localAddress?: string;
};

/** What a visitor of the site is answered; status 0 where the line broke. */
export function ask({ site, address, ca }: Door, where: string, { body, ...asked }: Asked = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((done) => {
    const sent = request({
      host: address,
      servername: site,
      path: where,
      ca,
      agent: false,
      ...asked,
      method: asked.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        Host: site,
        ...asked.headers,
        ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
      },
    });
    sent.on('error', () => done({ status: 0, headers: {}, text: '' }));
    sent.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('close', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sent.end(body);
  });
}
