import { readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Metrics } from './observe.ts';
import type { Env } from './env.server.ts';

/** The line to a collector of traces and metrics; null where none is set, and then nothing of it is loaded. */
export async function openOtlp(env: Env, log: Logger, readMetrics: Metrics['readAll']) {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return null;
  const { createOtlp } = await import('#adapters/otlp/otlp.ts');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return createOtlp({
    endpoint,
    headers: pairsIn(env.OTEL_EXPORTER_OTLP_HEADERS),
    service: { name: env.OTEL_SERVICE_NAME, version },
    readMetrics,
    log,
  });
}

/** `api-key=secret,team=web`, its values as in an address. */
const pairsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => /^\s*([^=]+?)\s*=(.*)$/.exec(pair))
      .flatMap((pair) => (pair ? [[pair[1] as string, decodeURIComponent((pair[2] as string).trim())]] : [])),
  );
