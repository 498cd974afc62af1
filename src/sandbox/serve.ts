import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createSandbox, type SandboxOptions } from './sandbox.ts';

/** The sandbox alone on a port of its own (0: any). @returns its address and how to end it */
export async function serveSandbox(options: Omit<SandboxOptions, 'baseUrl'> & { port: number }) {
  // On a busy machine the next call must not meet a connection that is just being closed for idleness.
  const server = createServer({ keepAliveTimeout: 600_000 });
  await new Promise<void>((ready) => server.listen(options.port, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sandbox = createSandbox({ ...options, baseUrl: url });
  const listener = getRequestListener(sandbox.app.fetch, { overrideGlobalObjects: false });
  server.on('request', (request, response) => void listener(request, response));
  return {
    url,
    async close() {
      sandbox.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
