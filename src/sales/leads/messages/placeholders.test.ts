import { expect, test } from 'vitest';
import { fillIn, unknownPlaceholders } from './placeholders.ts';

const values = { name: 'Meera', service: 'Google Ads', phone: '9000012345', company: 'Nirmaan', me: 'Asha' };

test('placeholders are filled in, however they are spaced; what the lead did not say has its words', () => {
  expect(fillIn('Hello {{name}}, {{ me }} of {{company}} here about {{service}}.', values)).toBe(
    'Hello Meera, Asha of Nirmaan here about Google Ads.',
  );
  expect(
    fillIn('Hello {{name}}, about {{service}}: {{phone}}', { ...values, name: '', service: '', phone: '' }),
  ).toBe('Hello there, about our services: ');
});

test('what a visitor typed as their name opens nothing', () => {
  expect(fillIn('Hello {{name}}', { ...values, name: '{{me}} $& {{phone}}' })).toBe(
    'Hello {{me}} $& {{phone}}',
  );
});

test('unknown placeholders are named', () => {
  expect(unknownPlaceholders('{{name}} {{price}} {{ }} {name}')).toEqual(['price', '']);
});
