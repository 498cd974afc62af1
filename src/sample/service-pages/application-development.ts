import { boxes, demos, noFeatures, questions, type SeedPage } from './parts.ts';

export const applicationDevelopment: SeedPage = {
  title: 'Application development',
  description:
    'Android and iPhone apps for customers and staff, built and put into both stores in 8 to 12 weeks, 16 to 24 for complex ones.',
  badge: 'Application Development',
  heading: 'An app your people open every day',
  lead: 'Orders from regulars, rounds of a delivery boy, attendance at three branches. We build the app for the work that repeats, for Android and iPhone together.',
  proof: [
    { figure: '8–12 weeks', words: 'from the first drawing to both stores' },
    { figure: '16–24 weeks', words: 'for complex apps with several roles' },
    { figure: '2 in 1', words: 'Android and iPhone from one code' },
  ],
  offer: null,
  why: {
    heading: 'When a business needs an app',
    boxes: boxes(
      [
        'The same customer comes back',
        'Two taps to order again, a note when it is ready. For people who buy every week a website is a detour.',
      ],
      [
        'The work happens away from a desk',
        'Meter readings, deliveries, site visits: with a camera, a place on the map, and no network in the basement.',
      ],
      [
        'Registers and groups no longer suffice',
        'When the truth is spread over a notebook and four chat groups, an app gives everybody the same page.',
      ],
      [
        'You want to tell people something',
        'A message on the lock screen is read. Used rarely and for good reason, it is worth more than any hoarding.',
      ],
    ),
  },
  process: {
    heading: 'From a sketch to both stores',
    steps: boxes(
      [
        'Planning',
        'We follow the work for a day, then write down what the app must do, and what it need not.',
      ],
      ['Design', 'Screens you can tap through on your own phone, before a line of code is written.'],
      [
        'Development',
        'A new version on your phone every two weeks. Server, app and back office grow together.',
      ],
      ['Testing', 'Five people who will use it, on their own phones, doing their own work. Then we mend.'],
      ['Deployment', 'Store pages, screenshots, privacy forms and review. The accounts are in your name.'],
      [
        'Maintenance',
        'New Android and iOS versions arrive every year; we keep the app working through them.',
      ],
    ),
  },
  features: noFeatures,
  demos: {
    heading: 'Apps of the kind we build',
    items: demos(
      ['A queue at a clinic', 'Your number, who is inside, and about how many minutes are left.', 'queue'],
      ['Milk and papers', 'Start, pause and pay for the month from one calendar.', 'calendar'],
      [
        'Rounds of a service engineer',
        'Today’s visits on a map, photographs and a signature at the end.',
        'map',
      ],
      ['A school diary', 'Homework, fees and the bus, in the language the parents chose.', 'school'],
      ['Stock at three branches', 'Scan a box in, scan it out, see what runs short.', 'catalogue'],
    ),
  },
  faq: {
    heading: 'Questions about apps',
    items: questions(
      [
        'How long does an app take?',
        'Most apps take 8 to 12 weeks until they are in the stores. Complex ones, with several roles, payments and links to other systems, take 16 to 24 weeks. The plan names a date for every two-week step.',
      ],
      [
        'Android, iPhone or both?',
        'Both, from one code, unless you tell us otherwise. If nearly all your customers use Android we can begin there and add the iPhone later without building it twice.',
      ],
      [
        'What does an app cost?',
        'More than a website, because there is a server, an app and a back office. After one sitting you get a fixed price for a first version that is useful by itself, and a list of what can follow.',
      ],
      [
        'Do I need an app, or is a website enough?',
        'If people come once, a website is enough, and we will say so. If the same people come every week, or if the work needs a camera, a place or no network, an app pays.',
      ],
      [
        'Does it work without a network?',
        'If you need it to. What is typed is kept on the phone and sent once there is a network again, and the person can see what still waits.',
      ],
      [
        'Who publishes it in the stores?',
        'We do, in accounts that are in your name. Google and Apple check every app; we prepare the texts, the screenshots and the privacy forms that they ask for.',
      ],
      [
        'Can it take payments?',
        'Yes: UPI, cards and net banking through a payment provider of your choice. The money goes to your account, never through ours.',
      ],
      [
        'Where is the data kept?',
        'On servers in India, encrypted on the way and backed up every day. Staff see what their role needs, and nothing more.',
      ],
      [
        'Can the app talk to the software I use?',
        'Usually. Billing, accounting and stock programs mostly offer a way to exchange data. We find out in the planning step and tell you before you decide.',
      ],
      [
        'Who owns the code?',
        'You have a licence to use it until the last payment. After full payment the ownership passes to you by a written agreement, with the code and a description that another developer can work with.',
      ],
    ),
  },
  closing: {
    title: 'Tell us which work repeats',
    text: 'Describe one day. We will say whether it needs an app, and what its first version would be.',
  },
};
