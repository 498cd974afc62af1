import { expect, test } from 'vitest';
import { CannotListen, startupErrorText } from './startup-error.ts';

const failed = (message: string, code: string, cause?: Error) =>
  Object.assign(new Error(message, { cause }), { code });

test('what keeps the server from listening is told by its setting, and is not taken for the database', () => {
  const at = { HOST: 'www.example.in', PORT: 80 };
  const said = (code: string) => startupErrorText(new CannotListen(at, failed('listen', code)));
  expect(said('EADDRINUSE')).toBe('Port 80 is in use by another program. Set PORT.');
  expect(said('EACCES')).toBe('Port 80 is not allowed to this user. Set PORT.');
  expect(said('ENOTFOUND')).toBe(
    'HOST www.example.in is not an address of this machine (ENOTFOUND). Set HOST.',
  );
  expect(startupErrorText(failed('connect', 'ECONNREFUSED'))).toBe(
    'The database in DATABASE_URL does not answer (ECONNREFUSED).',
  );
});

test('a database that refuses is told in its own words; a fault of ours keeps its stack', () => {
  expect(startupErrorText(failed('database "nirman" does not exist', '3D000'))).toBe(
    'The database in DATABASE_URL refuses: database "nirman" does not exist.',
  );
  const denied = failed('permission denied for database nirmaan', '42501');
  expect(startupErrorText(new Error('Failed query: create schema', { cause: denied }))).toBe(
    'The database in DATABASE_URL refuses: permission denied for database nirmaan.',
  );
  expect(startupErrorText(failed('column "x" does not exist', '42703'))).toBeNull();
});
