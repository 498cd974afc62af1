import { PassThrough } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';
import { readable } from './log.ts';

test('on a terminal a request is one short line, and a message says what belongs to it', async () => {
  const screen = new PassThrough({ encoding: 'utf8' });
  const log = pino({}, await readable(screen));
  log.info({ id: 'r1', method: 'GET', route: '/about', status: 200, ms: 31 }, 'request');
  log.warn({ worker: 2 }, 'a worker died');
  log.warn({ id: 'r2', method: 'GET', route: '/staff/leads/:id', reason: 'gone' }, 'request failed');
  log.error({ err: { type: 'Error', reason: 'no room', stack: 'Error: no room\n    at write' } }, 'not kept');
  expect((screen.read() as string).replaceAll(/\d\d:\d\d:\d\d/g, 'TIME')).toBe(
    [
      '[TIME]: GET /about 200 31 ms',
      '[TIME] WARN: a worker died {"worker":2}',
      '[TIME] WARN: request failed: GET /staff/leads/:id {"reason":"gone"}',
      '[TIME] ERROR: not kept ',
      '    err: {',
      '      "type": "Error",',
      '      "reason": "no room",',
      '      "stack":',
      '          Error: no room',
      '              at write',
      '    }',
      '',
    ].join('\n'),
  );
});
