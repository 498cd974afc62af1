import { boxes, demos, noFeatures, questions, type SeedPage } from './parts.ts';

export const digitalMarketing: SeedPage = {
  title: 'Digital marketing',
  description:
    'Search, social media, e-mail and advertising under one plan, with one monthly report in rupees for each enquiry.',
  badge: 'Digital Marketing',
  heading: 'One plan, one budget, one report you can read',
  lead: 'Search, social media, e-mail and advertising pull in one direction. Every month you see what was spent, how many enquiries came, and what one of them cost.',
  proof: [
    { figure: '1 page', words: 'every month: spent, enquiries, cost of each' },
    { figure: '0', words: 'contracts longer than a month' },
  ],
  offer: null,
  why: {
    heading: 'Why a business needs a plan for it',
    boxes: boxes(
      [
        'Your customers are in five places',
        'They search, scroll, read reviews, ask on WhatsApp and open mails. One plan decides where you stand first.',
      ],
      [
        'Money leaks quietly',
        'A boosted post here, a listing there. When nobody adds it up, nobody knows what brought the customer.',
      ],
      [
        'Small towns search, too',
        'Near me, in Hindi and Marathi, by voice. Whoever answers in the same words gets the visit.',
      ],
      [
        'Being known takes months',
        'Advertising brings this week’s enquiries. Useful pages and reviews bring next year’s, without paying per click.',
      ],
    ),
  },
  process: {
    heading: 'How a month of work becomes enquiries',
    steps: boxes(
      [
        'Research',
        'What people search for, what three competitors do, and what your last fifty customers said.',
      ],
      ['Strategy', 'Two or three channels, a budget for each, and the number by which we judge it.'],
      ['Implementation', 'Pages, posts, films, mails and campaigns are made and put in place.'],
      ['Monitoring', 'Looked at every working day. What wastes money is stopped the same day.'],
      ['Improvement', 'One thing is changed at a time, so that we know what helped.'],
      ['Reporting', 'One page a month in plain words, and a call to decide what comes next.'],
    ),
  },
  features: noFeatures,
  demos: {
    heading: 'What such work looks like',
    items: demos(
      ['A monthly report', 'Spent, enquiries, cost of one, and three sentences about why.', 'report'],
      ['A festival calendar', 'Twelve weeks of posts, mails and offers on one sheet.', 'calendar'],
      ['A page for one search', 'Answers “AC repair in Thane” and nothing else.', 'listing'],
      ['Reviews that are answered', 'Each within a day, the angry ones first.', 'post'],
      ['A mail that is opened', 'One offer, one picture, one button.', 'mail'],
    ),
  },
  faq: {
    heading: 'Asked before the first month',
    items: questions(
      [
        'How soon will I see something?',
        'Advertising brings the first enquiries within days. Search and reviews need three to six months. We begin with what is quick and use the time to build what lasts.',
      ],
      [
        'What budget do I need?',
        'Enough to learn something: for a local business that is usually between ₹15,000 and ₹40,000 a month for advertising, besides our fee. We tell you if less would do.',
      ],
      [
        'Which channels will you use?',
        'Those your customers use. A dentist needs search and reviews, a saree shop needs pictures and films. We begin with two and add a third when they work.',
      ],
      [
        'Do you promise the first place on Google?',
        'No, and nobody honestly can. We promise the work, and a report that shows whether it paid.',
      ],
      [
        'Who owns the accounts?',
        'You do. Advertising accounts, pages and lists are in your name, and we work in them as guests.',
      ],
      [
        'How long am I bound?',
        'A month at a time. Most owners judge after three, because the first one is spent on learning.',
      ],
      [
        'Do you also write and design?',
        'Yes: texts, pictures and short films, in English, Hindi and Marathi. What says something about your business goes out only after you have seen it.',
      ],
    ),
  },
  closing: {
    title: 'Bring the bills of your last three months',
    text: 'We add up what you spent on being seen and tell you what we would stop, keep and try.',
  },
};
