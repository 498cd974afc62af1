import { boxes, demos, noFeatures, questions, type SeedPage } from './parts.ts';

export const googleAds: SeedPage = {
  title: 'Google Ads',
  description:
    'Google Ads campaigns that show you to people who are searching for what you sell, and a report of calls and enquiries.',
  badge: 'Google Ads',
  heading: 'Be there when somebody needs you now',
  lead: '“AC repair Thane west.” Whoever types that has a problem and a phone in hand. We put your business above the list, and the call goes straight to you.',
  proof: [
    { figure: '5 days', words: 'from the first call to the first advertisement' },
    { figure: 'Every call', words: 'is counted and has a cost beside it' },
  ],
  offer: null,
  why: {
    heading: 'Why a business needs Google Ads',
    boxes: boxes(
      [
        'They are searching already',
        'Nobody has to be persuaded. The need is there; the only question is whom they call.',
      ],
      [
        'You pay for clicks, not for being seen',
        'An advertisement that nobody taps costs nothing. The daily limit is yours and is kept.',
      ],
      [
        'By street and by hour',
        'Five kilometres around the shop, while somebody is there to pick up. Nothing is spent at night unless you want it.',
      ],
      [
        'New businesses can stand first',
        'Climbing the free results takes months. An advertisement stands above them this week.',
      ],
    ),
  },
  process: {
    heading: 'From a search to a ringing phone',
    steps: boxes(
      ['Research', 'The words people type, what a click costs there, and the words that only waste money.'],
      ['Strategy', 'Places, hours, daily limit, and what counts as a result: a call, a form, a visit.'],
      ['Creation', 'Advertisements in your customers’ words, and a page for each that keeps its promise.'],
      ['Launch', 'With call counting in place first, so that nothing is spent in the dark.'],
      ['Optimisation', 'Twice a week: bad words out, good ones up, two texts against each other.'],
      ['Reporting', 'Each Monday: spent, calls, forms, cost of each. Each month a talk about it.'],
    ),
  },
  features: noFeatures,
  demos: {
    heading: 'Campaigns of the kind we run',
    items: demos(
      ['A repair service', 'Four suburbs, calls only, from eight to eight.', 'listing'],
      ['A packers and movers desk', 'A form with two pin codes and a date, nothing more.', 'form'],
      ['A homoeopath', 'On the map, with directions and open hours.', 'map'],
      ['A shop for spare parts', 'Products with price and photograph in the results.', 'catalogue'],
      ['A Monday report', 'Calls by hour, and what each of them cost.', 'report'],
    ),
  },
  faq: {
    heading: 'Clicks, calls and costs',
    items: questions(
      [
        'What does a click cost?',
        'From about five rupees for rare searches to several hundred in crowded fields such as loans. We look it up for your words before you decide.',
      ],
      [
        'What is the smallest budget that makes sense?',
        'Enough for about ten clicks a day. For most local services that is ₹300 to ₹1,000 a day. Below it, one learns too slowly.',
      ],
      [
        'When does the phone ring?',
        'Advertisements are usually checked and shown within a day or two of the launch. A good week to judge is the third: by then the wasteful words are out.',
      ],
      [
        'Who pays Google?',
        'You do, directly, from your own account. Our fee is separate and does not grow with what you spend.',
      ],
      [
        'Can competitors click my budget away?',
        'Google filters most such clicks and refunds them. We watch for patterns, shut out addresses and tell you what we found.',
      ],
      [
        'Do I need a website for it?',
        'A good page helps very much. For calls alone a single page is enough, and we can build it within the first week.',
      ],
    ),
  },
  closing: {
    title: 'Tell us one thing you sell',
    text: 'We look up how often it is searched for around you and what a click costs. You get the sheet, whatever you decide.',
  },
};
