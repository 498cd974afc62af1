/** What invented readers say under the sample posts. */
export const sampleComments: { slug: string; hoursLater: number; author: string; content: string }[] = [
  {
    slug: 'why-a-slow-website-loses-customers',
    hoursLater: 5,
    author: 'Sunita P.',
    content: 'Counted aloud on my mother’s phone: eleven. The slider goes tomorrow.',
  },
  {
    slug: 'why-a-slow-website-loses-customers',
    hoursLater: 20,
    author: 'Anonymous',
    content: 'Is WebP safe for older phones? Many of our customers have not changed theirs in years.',
  },
  {
    slug: 'why-a-slow-website-loses-customers',
    hoursLater: 29,
    author: 'Imran K.',
    content:
      'The point about room kept for pictures is true. Pages that jump make me press the wrong thing every time.',
  },
  {
    slug: 'whatsapp-leads-that-become-customers',
    hoursLater: 9,
    author: 'Ramesh',
    content: 'We use four labels since last year. Emptying “Waiting for us” twice a day is the real trick.',
  },
  {
    slug: 'whatsapp-leads-that-become-customers',
    hoursLater: 31,
    author: 'Lata',
    content: 'What do you do on Sundays?',
  },
  {
    slug: 'first-google-ads-campaign-small-budget',
    hoursLater: 14,
    author: 'Dr. Naik (dentist)',
    content: 'The excluded words saved us from all those who were looking for a job as a dental assistant.',
  },
  {
    slug: 'gst-ready-online-shop',
    hoursLater: 40,
    author: 'Kavita',
    content: 'Please write one about credit notes too. Ours are a mess.',
  },
];
