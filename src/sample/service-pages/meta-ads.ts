import { boxes, demos, noFeatures, questions, type SeedPage } from './parts.ts';

export const metaAds: SeedPage = {
  title: 'Meta Ads',
  description:
    'Facebook and Instagram advertising with pictures and short films, aimed at the right streets, answered on WhatsApp.',
  badge: 'Meta Ads',
  heading: 'Stop the thumb, start the chat',
  lead: 'On Facebook and Instagram nobody is looking for you. A good picture stops them, one sentence says why, and the message arrives on your WhatsApp.',
  proof: [
    { figure: '3 films', words: 'made in the first week, on a phone, at your shop' },
    { figure: '15 minutes', words: 'is how soon a message should be answered' },
  ],
  offer: null,
  why: {
    heading: 'Why a business needs Meta Ads',
    boxes: boxes(
      [
        'People buy what they see',
        'A cake, a lehenga, a finished kitchen. Nobody searches for it until they have seen it.',
      ],
      [
        'Your streets, your people',
        'Parents within four kilometres. Engaged couples in Pune. You choose, and pay for no one else.',
      ],
      [
        'The answer is one tap away',
        'No form and no new page: the conversation opens on WhatsApp with your name on it.',
      ],
      [
        'Those who looked can be reminded',
        'Most people need a second look. It costs less than the first one.',
      ],
    ),
  },
  process: {
    heading: 'A week in six steps, every week',
    steps: boxes(
      [
        'Research',
        'Who buys from you, what stops them, and which pictures of your competitors run for months.',
      ],
      ['Strategy', 'One offer, two groups of people, three pictures or films for each.'],
      ['Creation', 'We film at your place on a phone, cut to fifteen seconds, with words on the screen.'],
      ['Monitoring', 'Every morning: which picture stops people, which only costs.'],
      ['Answering', 'Ready answers and a rota, so that a message does not wait overnight.'],
      ['Scaling', 'What works gets more money, in small steps; what tires is replaced.'],
    ),
  },
  features: noFeatures,
  demos: {
    heading: 'Advertisements of the kind we make',
    items: demos(
      ['A bakery before Christmas', 'One cake, cut on camera, and a date until which to order.', 'post'],
      ['A bridal boutique', 'Five swipes from cloth to wedding day.', 'sarees'],
      ['A gym in January', 'A trial week within three kilometres.', 'calendar'],
      ['A nursery', 'Which plant lives on a dark balcony? The answer is in the film.', 'plants'],
      ['A kitchen maker', 'Before and after, same corner, same light.', 'rooms'],
    ),
  },
  faq: {
    heading: 'Pictures, people, prices',
    items: questions(
      [
        'Is boosting a post not the same?',
        'A boosted post buys likes. A campaign is aimed at messages, calls or orders, shows several pictures and stops those that do not work.',
      ],
      [
        'What should I spend?',
        'For one town, ₹300 to ₹800 a day gives an answer within two weeks. The limit is fixed, and nothing is spent above it.',
      ],
      [
        'I have no good photographs.',
        'You have a shop and we have phones. An hour at your place gives material for a month, and plain pictures often do better than polished ones.',
      ],
      [
        'Who answers the messages?',
        'You do, because nobody knows your goods better. We prepare the ten most common answers and show you how to send them with two taps.',
      ],
      [
        'Can you reach people who visited my website?',
        'Yes, if they agreed to it there. We ask for that consent properly and count nobody who said no.',
      ],
      [
        'Facebook or Instagram?',
        'The same campaign runs on both and moves the money to where messages cost less. You see the split in the report.',
      ],
    ),
  },
  closing: {
    title: 'Send us three photographs of your work',
    text: 'We turn one of them into an advertisement and show you on a call whom we would send it to.',
  },
};
