import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unmarkedRefusals } from './refusal-texts.ts';

test('what refuses visitors, customers and programs is marked to be said in every language', () => {
  expect(unmarkedRefusals('.')).toEqual([]);
});

test('a text is found wherever it is written, and only where somebody from outside can get it', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'refusals-'));
  const files: Record<string, string> = {
    'src/sales/leads/wire/routes.ts': `
      import { z } from 'zod';
      import { take } from '../take.ts';
      import { list } from '../office/routes.server.ts';
      const Wire = z.object({ name: z.string('Name is needed'), mail: z.email({ error: 'No mail' }) });
      export const routes = () => take(Wire, list);`,
    'src/sales/leads/office/routes.server.ts': `export const list = () => { throw new Conflict('Only staff come here.'); };`,
    'src/sales/leads/take.ts': `
      import { texts, complaint } from '#kit/texts.ts';
      import { message } from '#kit/language/message.ts';
      class Taken extends Conflict { constructor() { super('It is taken.'); } }
      export function take(count) {
        if (count > 9) throw new Conflict(\`There are \${count} of them.\`);
        if (count > 8) throw new NotFound(count > 7 ? 'This lead' : /*i18n*/ 'This page');
        if (count > 6) throw new Forbidden(texts.closed);
        const errors = {};
        if (count > 5) errors.name = 'Say who you are';
        if (count > 4) errors.phone = complaint(count);
        if (count > 3) throw new Invalid(errors, /*staff*/ 'Look again.');
        if (count > 2) throw new Invalid({ count: message('At most {count} of them', { count }) });
        throw new Taken();
      }
      export const other = () => { throw new Conflict('Nobody outside asks for this.'); };`,
    'src/kit/texts.ts': `
      export const texts = { open: /*i18n*/ 'We are open.', closed: 'We are closed.' };
      export const complaint = (count) => (count > 1 ? 'Ten digits, please' : null);`,
  };
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
  const found = unmarkedRefusals(root).map((fault) => fault.replace(/^\S+ /, ''));
  rmSync(root, { recursive: true });
  expect(found.sort()).toEqual([
    'At most {count} of them',
    'It is taken.',
    'Name is needed',
    'No mail',
    'Say who you are',
    'Ten digits, please',
    'There are … of them.',
    'This lead',
    'We are closed.',
  ]);
});
