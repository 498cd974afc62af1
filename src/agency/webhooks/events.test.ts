import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventSchemas } from './event-schemas.ts';

test('whatever can be told is heard by a test of the verb that tells it', () => {
  const heard = globSync('src/**/*.test.ts', { exclude: ['**/webhooks/**'] })
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.includes('hearWebhooks('))
    .join('\n');
  expect(Object.keys(eventSchemas).filter((event) => !heard.includes(`'${event}'`))).toEqual([]);
});
