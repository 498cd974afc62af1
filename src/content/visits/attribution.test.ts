import { expect, test } from 'vitest';
import { attributionOf, beginningOf, withLanding } from './attribution.ts';

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

test('an advertisement is remembered although its page was left before the scripts came: the next page names it', () => {
  const next = new URL('https://agency.example/contact-us');
  expect(beginningOf(next, 'https://agency.example/?utm_source=news')).toEqual({
    landingPage: 'https://agency.example/',
    utmSource: 'news',
  });
  for (const referrer of ['https://agency.example/pricing', 'https://other.example/?utm_source=news'])
    expect(beginningOf(next, referrer)).toEqual(attributionOf(next, referrer));
});

test('another advertisement in the same visit is remembered beside the first one, and the newest of them stays', () => {
  const at = (query: string) => attributionOf(new URL(`https://agency.example/${query}`), '');
  const began = at('?utm_source=google&utm_campaign=Diwali&gclid=abc');
  expect(withLanding(began, began)).toEqual(began);
  expect(withLanding(began, at(''))).toEqual(began);
  const later = withLanding(began, at('?fbclid=xyz'));
  expect(later).toEqual({ ...began, lastFbclid: 'xyz' });
  expect(withLanding(later, at('?utm_source=news'))).toEqual({ ...began, lastUtmSource: 'news' });
});
