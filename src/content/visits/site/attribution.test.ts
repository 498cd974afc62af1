import { expect, test } from 'vitest';
import { attributionOf } from './attribution.ts';

test('the landing page, a foreign referrer and campaign parameters are remembered, nothing else', () => {
  const landing = new URL('https://agency.example/enquiry?utm_source=news&gclid=abc&secret=1');
  expect(attributionOf(landing, 'https://search.example/')).toEqual({
    landingPage: 'https://agency.example/enquiry',
    referrer: 'https://search.example/',
    utmSource: 'news',
    gclid: 'abc',
  });
  expect(attributionOf(landing, 'https://agency.example/')).not.toHaveProperty('referrer');
  expect(attributionOf(new URL(`https://a.example/?utm_term=${'x'.repeat(400)}`), '').utmTerm).toHaveLength(
    300,
  );
});
