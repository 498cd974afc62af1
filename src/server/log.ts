import pino, { type Logger } from 'pino';
import { reasonOf, withoutParams } from '#domain/reason-of.ts';

/** JSON lines on standard output, without personal data: of an error its kind, reason and stack, never its values. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    serializers: {
      err: (error: unknown) =>
        error instanceof Error
          ? { type: error.name, reason: reasonOf(error), stack: withoutParams(error.stack ?? '') }
          : { reason: reasonOf(error) },
    },
  });
