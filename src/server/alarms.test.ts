import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messageStatuses } from '#agency/messages/message.ts';
import { transactionStatuses } from '#money/payments/transaction.ts';

const alarms = readFileSync('docs/alerts.example.yml', 'utf8');

test('the example’s alarms can be read by Prometheus: texts in braces are quoted, for a comma would end them', () => {
  const texts = [...alarms.matchAll(/annotations: (.+)/g)].map(([, text]) => text);
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(text).toMatch(/^\{ summary: '[^']+' \}$/);
});

test('alarms ask for states that there are', () => {
  const states = { payments: transactionStatuses, messages: messageStatuses };
  for (const [measure, known] of Object.entries(states)) {
    const asked = [...alarms.matchAll(new RegExp(String.raw`\b${measure}\{status=~?"([^"]+)"`, 'g'))];
    expect(asked.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining(asked.flatMap(([, named = '']) => named.split('|'))));
  }
});
