// Pages for contract.py: our own bridge as the site has it, a page of ours without it, and a stranger's. Prints the port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const built = await build({
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    lib: {
      entry: fileURLToPath(new URL('sign-in.ts', import.meta.url)),
      formats: ['es'],
      fileName: 'page',
    },
  },
});
const scripts = new Map<string, string>(
  [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((one) => (one.type === 'chunk' ? [[`/${one.fileName}`, one.code] as const] : [])),
);

const page = (content: string) => `<!doctype html><meta charset="utf-8"><title></title>${content}`;
const listening =
  'window.nativeCallback = (json) => { document.title = top === self ? "heard " + json : ""; ';
const pages: Record<string, string> = {
  '/sign-in': page('<script type="module" src="/page.js"></script>'),
  '/bare': page('<script>document.title = "bare";</script>'),
  // A stranger who would be glad to hear something, alone and in a frame of ours.
  '/stranger': page(`<script>${listening} parent.postMessage('heard', '*'); };
    document.title = window.webkit ? 'found the app' : 'found nothing';</script>`),
  '/with-a-frame': page(`<script>
    addEventListener('message', () => { document.title = 'the frame heard'; });
    window.nativeCallback = () => { document.title = 'the page heard'; };</script>
    <iframe src="/stranger" onload="document.title = 'framed'"></iframe>`),
};

const server = createServer((req, res) => {
  const path = new URL(req.url ?? '/', 'http://x').pathname;
  const script = scripts.get(path);
  const body = script ?? pages[path];
  res.writeHead(body ? 200 : 404, { 'Content-Type': script ? 'text/javascript' : 'text/html' });
  res.end(body);
});
server.listen(0, () => console.log((server.address() as AddressInfo).port));
