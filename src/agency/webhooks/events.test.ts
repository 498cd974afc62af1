import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventSchemas } from './event-schemas.ts';

test('whatever can be told is told somewhere', () => {
  const told = globSync('src/**/*.ts', { exclude: ['**/*.test.ts', '**/webhooks/**'] })
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => [
      ...source.matchAll(/queueWebhooks\(\s*ctx,\s*(?:'([^']+)'|`([a-z]+\.)\$|(event))/g),
    ])
    .map(([, whole, start, named]) => whole ?? start ?? named ?? '');
  const silent = Object.keys(eventSchemas).filter(
    (event) => !told.includes(event) && !told.includes(event.replace(/[^.]+$/, '')),
  );
  // A booking's change makes its event's name.
  expect(told).toContain('event');
  expect(silent.filter((event) => !/^booking\.(created|moved|cancelled)$/.test(event))).toEqual([]);
});
