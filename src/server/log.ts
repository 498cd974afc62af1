import pino, { type DestinationStream, type Logger } from 'pino';
import { reasonOf, withoutParams } from '#kit/reason-of.ts';

const serializers = {
  err: (error: unknown) =>
    error instanceof Error
      ? { type: error.name, reason: reasonOf(error), stack: withoutParams(error.stack ?? '') }
      : { reason: reasonOf(error) },
};

/**
 * JSON lines on standard output, on a terminal lines for people. Without personal data: of an error its kind, reason and
 * stack, never its values.
 */
export async function createLog(level: string): Promise<Logger> {
  return pino({ level, serializers }, process.stdout.isTTY ? await readable() : undefined);
}

/** `[12:30:59]: GET /about 200 31 ms`, or the message with what belongs to it. @param to where else than to the terminal */
export async function readable(to?: NodeJS.WritableStream): Promise<DestinationStream> {
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    destination: to,
    sync: true,
    colorize: to === undefined,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,id,method,route,status,ms',
    messageFormat: ({ msg, method, route, status, ms }) => {
      if (msg === 'request') return `${String(method)} ${String(route)} ${String(status)} ${String(ms)} ms`;
      return route ? `${String(msg)}: ${String(method)} ${String(route)}` : String(msg);
    },
    customPrettifiers: {
      level: (_value, _key, _log, { label, labelColorized }) => (label === 'INFO' ? '' : labelColorized),
    },
  });
}
