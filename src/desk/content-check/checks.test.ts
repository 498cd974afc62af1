import { expect, test } from 'vitest';
import { checkContacts } from './contacts.ts';
import { checkClaimedCounts, checkLists } from './counts.ts';
import { checkDelivery, daysOf } from './delivery.ts';
import { checkHours, spansIn } from './hours.ts';
import { checkOffer, checkServicePrices } from './prices.ts';
import { statementsOf, type Site } from './site.ts';
import { checkYears } from './years.ts';

const on = (path: string, ...texts: string[]) =>
  statementsOf({ page: path, path, office: `/office${path}`, content: { texts } });
const page = (slug: string, badge: string, features = 0) => ({
  slug,
  badge,
  offer: { paise: 99_900, struckPaise: 199_900, words: 'a month' },
  features: { items: Array.from({ length: features }, () => ({ title: 'x', text: 'x' })) },
});
/** Only what the checks look at. */
const site = (statements: Site['statements'], over: object = {}) =>
  ({
    year: 2026,
    statements,
    settings: {
      foundedYear: 2016,
      phones: ['9000000011'],
      whatsapp: '9000000012',
      email: 'hello@example.com',
      addressLines: ['12 Example Lane', 'Mumbai 400067'],
      officeHours: [{ day: 'Monday', startTime: '11:00', endTime: '19:00' }],
    },
    booking: { lengthMinutes: 30, hours: [{ day: 'Monday', startTime: '11:00', endTime: '17:00' }] },
    offer: { bannerPaise: 199_900, bannerConfirmed: false, modules: [{}, {}] },
    plans: [{ duration: '1 Month', months: 1, pricePaise: 199_900, originalPaise: null }],
    servicePages: [
      page('website-development', 'Websites'),
      page('application-development', 'Apps'),
      page('get-your-online-store', 'Shop', 27),
      page('digital-marketing', 'Marketing'),
      page('google-ads', 'Google'),
      page('meta-ads', 'Meta'),
      page('real-estate-website-development-service', 'Estates'),
    ],
    ...over,
  }) as unknown as Site;
const odd = (found: { claims: { says: string }[] }[]) =>
  found.map(({ claims }) => claims.map(({ says }) => says));

test('years: what a text claims against the year of founding', () => {
  const texts = on('/', '10+ years', '9 years of experience', 'Since 2016', 'a plan for 3 years');
  expect(checkYears(site(texts))).toEqual([]);
  expect(odd(checkYears(site(on('/', '8+ years', 'founded in 2015', '12 years of work'))))).toEqual([
    ['Founded in 2016', '8+ years', 'founded in 2015', '12 years of work'],
  ]);
});

test('delivery: numbers and words are spans; a website is not ready before another could be', () => {
  expect(daysOf('ready in 6–12 days')).toEqual({ least: 6, most: 12 });
  expect(daysOf('Four to six weeks')).toEqual({ least: 28, most: 42 });
  expect(daysOf('two weeks')).toBeNull();
  const website = on('/website-development', 'Ready in 4 to 6 weeks', '8–12 weeks for complex ones');
  expect(checkDelivery(site([...website, ...on('/get-your-online-store', '5 to 8 weeks')]))).toEqual([]);
  expect(odd(checkDelivery(site([...website, ...on('/get-your-online-store', '6 to 12 days')])))).toEqual([
    ['Ready in 4 to 6 weeks', '6 to 12 days'],
  ]);
  expect(odd(checkDelivery(site(on('/google-ads', 'in 2 to 3 days', 'takes 2 to 5 days'))))).toEqual([
    ['in 2 to 3 days', 'takes 2 to 5 days'],
  ]);
});

test('delivery: the list of services says what the page of a service says', () => {
  const services = statementsOf({
    page: 'Services',
    path: '/contact-us',
    office: '/services',
    content: [{ name: 'Shop', description: 'A shop in six to ten days.' }],
  });
  const shop = on('/get-your-online-store', 'Ready in 6 to 12 days');
  expect(odd(checkDelivery(site([...shop, ...services])))).toEqual([
    ['Ready in 6 to 12 days', 'A shop in six to ten days.'],
  ]);
});

test('counts: a number beside its words, in two places, and of what a page lists', () => {
  const counters = statementsOf({
    page: 'Home',
    path: '/',
    office: '/home',
    content: {
      counters: [
        { to: 300, words: 'Happy clients' },
        { to: 16, words: 'Specialists' },
      ],
    },
  });
  expect(checkClaimedCounts(site([...counters, ...on('/about-us', 'More than 300 customers')]))).toEqual([]);
  expect(
    odd(checkClaimedCounts(site([...counters, ...on('/about-us', '250+ clients trust our 16 experts')]))),
  ).toEqual([['300 Happy clients', '250+ clients trust our 16 experts']]);
  expect(checkLists(site(on('/get-your-online-store', 'All 27 features')))).toEqual([]);
  expect(odd(checkLists(site(on('/get-your-online-store', 'All 25 features'))))).toEqual([
    ['27 features are listed', 'All 25 features'],
  ]);
});

test('prices: of the offer and of a service, against what is sold', () => {
  const offer = '/start-growing-your-business-at-₹1999/Month';
  expect(checkOffer(site(on(offer, 'Start at ₹1,999')))).toEqual([]);
  expect(odd(checkOffer(site(on(offer, 'Start at ₹1,499'))))).toEqual([
    ['1 Month: ₹1,999', 'Start at ₹1,499'],
  ]);
  expect(odd(checkOffer(site([], { offer: { bannerPaise: 99_900, modules: [] } })))).toEqual([
    ['₹999/Month', '1 Month: ₹1,999'],
  ]);
  const shop = '/get-your-online-store';
  expect(checkServicePrices(site(on(shop, '₹999 a month', 'couriers take ₹40')))).toEqual([]);
  expect(odd(checkServicePrices(site(on(shop, 'only ₹899/month'))))).toEqual([
    ['₹999 instead of ₹1,999', 'only ₹899/month'],
  ]);
});

test('hours and contacts: texts against the settings; consultations only while somebody is there', () => {
  expect(spansIn('11 am to 7 pm, or 9:30 a.m. – 12 p.m.')).toEqual(['11:00–19:00', '09:30–12:00']);
  expect(checkHours(site(on('/', 'Open 11 am to 7 pm, consultations 11 am–5 pm')))).toEqual([]);
  expect(odd(checkHours(site(on('/', 'We answer 9 am to 6 pm'))))).toEqual([
    ['Monday: 11:00 am to 7:00 pm', 'We answer 9 am to 6 pm'],
  ]);
  const sunday = { lengthMinutes: 30, hours: [{ day: 'Sunday', startTime: '11:00', endTime: '17:00' }] };
  expect(odd(checkHours(site([], { booking: sunday })))).toEqual([
    ['Monday: 11:00 am to 7:00 pm', 'Sunday: 11:00 am to 5:00 pm'],
  ]);
  const right = on('/', 'Call +91 90000 00011 or write to Hello@example.com', 'Our office: Mumbai 400067');
  expect(checkContacts(site(right))).toEqual([]);
  const wrong = on('/', 'Call 98765 43210', 'Write to info@example.org', 'Our office: Mumbai 400080');
  expect(odd(checkContacts(site(wrong)))).toEqual([
    ['hello@example.com', 'Write to info@example.org'],
    ['9000000011, 9000000012', 'Call 98765 43210'],
    ['12 Example Lane, Mumbai 400067', 'Our office: Mumbai 400080'],
  ]);
});
