import { expect, test } from 'vitest';
import { typeText } from './type-text.ts';

test('a schema reads as a type: what may be left out, limits, choices, lists and names of others', () => {
  const text = typeText({
    type: 'object',
    required: ['email', 'kind'],
    properties: {
      email: { type: 'string', minLength: 1, maxLength: 200 },
      kind: { type: 'string', enum: ['a', 'b'] },
      amount: { type: ['integer', 'null'], minimum: 0, description: 'Paise' },
      items: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
      at: { type: 'string', format: 'date-time' },
      words: { type: 'object', additionalProperties: { type: 'string' } },
    },
  });
  expect(text).toBe(
    [
      '{',
      '  email: string(1–200)',
      '  kind: "a" | "b"',
      '  amount?: integer(0–) | null  // Paise',
      '  items?: Item[]',
      '  at?: date-time',
      '  words?: {',
      '    [name]: string',
      '  }',
      '}',
    ].join('\n'),
  );
  expect(typeText({})).toBe('anything');
});
