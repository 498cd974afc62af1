import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a head and a whole request may take to arrive, and how many may be on their way at once. */
const limits = { headMs: 10_000, requestMs: 60_000, connections: 8_000 };

/** A server that nobody can hold by sending slowly or by opening lines that stay silent. */
export function openServer(handle: RequestListener, { headMs, requestMs, connections } = limits): Server {
  const server = createServer(
    {
      headersTimeout: headMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.min(1_000, headMs / 4),
      // Longer than browsers and proxies keep an idle connection: theirs ends it, never in the face of a request.
      keepAliveTimeout: 75_000,
    },
    handle,
  );
  server.maxConnections = connections;
  return server;
}
