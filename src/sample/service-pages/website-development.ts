import { boxes, demos, noFeatures, questions, type SeedPage } from './parts.ts';

export const websiteDevelopment: SeedPage = {
  title: 'Website development',
  description:
    'A fast website in plain words that turns readers into enquiries. Ready in 4 to 6 weeks, 8 to 12 for complex ones.',
  badge: 'Website Development',
  heading: 'A website that answers before your phone does',
  lead: 'People decide about you in the time a kettle takes. We build pages that open at once on a cheap phone, say what you sell, and bring the enquiry to you.',
  proof: [
    { figure: '4–6 weeks', words: 'from first call to live, for most websites' },
    { figure: '8–12 weeks', words: 'for large ones with logins, bookings or imports' },
  ],
  offer: null,
  why: {
    heading: 'Why a business needs its own website',
    boxes: boxes(
      [
        'You are looked up before you are called',
        'Somebody hears your name and types it in. If nothing comes up, the next shop gets the call.',
      ],
      [
        'It works on Sundays',
        'Prices, timings, photographs and an enquiry form, at half past eleven at night, without anybody awake.',
      ],
      [
        'It belongs to you',
        'A page on somebody else’s app can change its rules tomorrow. Your domain and your pages stay yours.',
      ],
      [
        'Every advertisement needs a place to land',
        'Paid clicks are wasted on a slow page. A good one turns more of the same visitors into enquiries.',
      ],
    ),
  },
  process: {
    heading: 'Six steps, one person to call',
    steps: boxes(
      ['Planning', 'One sitting: whom you sell to, what they ask first, and which pages answer it.'],
      [
        'Design',
        'You see the home page on a phone before anything is built, and change it until it is right.',
      ],
      [
        'Development',
        'We build the pages, connect forms, maps and WhatsApp, and show you progress every Friday.',
      ],
      ['Testing', 'On old phones, slow networks, by keyboard and with a screen reader. You try it too.'],
      [
        'Deployment',
        'Domain, e-mail, certificate and search engines are set up. The old address leads to the new one.',
      ],
      ['Maintenance', 'Backups, updates and small changes every month, and a person who knows your site.'],
    ),
  },
  features: noFeatures,
  demos: {
    heading: 'Websites of the kind we build',
    items: demos(
      ['A dental clinic', 'Appointment on the first screen, doctors and fees on the second.', 'clinic'],
      ['A coaching class', 'Batches, results and a form for a trial lesson.', 'school'],
      ['A tour desk', 'Twelve trips with dates, fares and a call button that follows you.', 'travel'],
      ['A caterer', 'Three menus, a price per plate and a WhatsApp link with the date filled in.', 'menu'],
      ['A hardware dealer', 'Nine hundred parts to search, and a list to send for a quotation.', 'catalogue'],
    ),
  },
  faq: {
    heading: 'What owners ask us first',
    items: questions(
      [
        'How long does a website take?',
        'Most websites take 4 to 6 weeks from the first call to the day they go live. Complex ones, with logins, bookings or data brought over from another system, take 8 to 12 weeks. You get the dates in writing before we begin.',
      ],
      [
        'What does it cost?',
        'It depends on the number of pages and on what they have to do. After one call you get a fixed price with each part listed, so that you can leave parts out. It changes only if you change what you ask for.',
      ],
      [
        'Do I need to have the text and the photographs ready?',
        'No. Tell us about the business on a call and we write the first draft. Photographs of your own place are better than any we could buy; a recent phone in daylight is good enough.',
      ],
      [
        'Will it work on phones?',
        'Phones come first. We design for a 360-pixel screen, test on inexpensive Android phones, and then see to it that tablets and desktops look right as well.',
      ],
      [
        'Can I change the pages myself?',
        'Yes. Texts, pictures, prices and articles are changed in a back office that needs no technical knowledge. We show you how in half an hour.',
      ],
      [
        'Will people find it on Google?',
        'The technical part is included: clean addresses, titles, a sitemap, speed, and your business details as search engines read them. How high you rank also depends on your competition and on what you publish later; nobody can promise a position.',
      ],
      [
        'Who owns the website?',
        'You have a licence to use it until the last payment. After full payment the ownership of the code passes to you by a written agreement. The domain is registered in your name from the first day.',
      ],
      [
        'I have an old website. What happens to it?',
        'We bring over what is worth keeping and point every old address to its new page, so that links, bookmarks and your place in search results are not lost.',
      ],
      [
        'Where is it hosted, and is it safe?',
        'On servers in India, with an encrypted connection, daily backups and updates. If hosting with somebody else suits you better, we set it up there.',
      ],
      [
        'What happens after it goes live?',
        'We watch it for the first month and mend what shows up. After that, maintenance is a small monthly amount with backups, updates and a set number of changes. You can stop at the end of any month.',
      ],
    ),
  },
  closing: {
    title: 'Show us your present website, or none',
    text: 'Ten minutes on the phone are enough for us to say what we would build, by when and for how much.',
  },
};
