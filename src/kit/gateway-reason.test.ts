import { expect, test } from 'vitest';
import { gatewayReason } from './gateway-reason.ts';

test('the words of a bank end like a sentence; where they give no reason there is none', () => {
  expect(
    ['Payment declined', 'Payment declined. ', 'Why?', 'Payment failed', '', null].map((words) =>
      gatewayReason(words),
    ),
  ).toEqual(['Payment declined.', 'Payment declined.', 'Why?', '', '', '']);
  expect(gatewayReason('Declined', () => 'भुगतान नहीं हुआ।')).toBe('भुगतान नहीं हुआ।');
});
