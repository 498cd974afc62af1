import { boxes, demos, noFeatures, questions, type SeedPage } from './parts.ts';

export const realEstate: SeedPage = {
  title: 'Real estate website and CRM',
  description:
    'Project websites for builders and brokers, with site visits booked online and a CRM in which no lead is forgotten.',
  badge: 'Real Estate',
  heading: 'From the hoarding to the site visit',
  lead: 'A family sees your board on the way home. That evening they look for floor plans, price and possession date. We build the website that shows them, and the CRM that follows up.',
  proof: [
    { figure: '1 list', words: 'for leads from portals, advertisements, boards and walk-ins' },
    { figure: '4–6 weeks', words: 'until project website and CRM are at work' },
  ],
  offer: null,
  why: {
    heading: 'Why a builder or broker needs it',
    boxes: boxes(
      [
        'Portals sell your lead five times',
        'An enquiry on your own website is yours alone, and it already knows the project.',
      ],
      [
        'The first to call wins',
        'The lead reaches the salesperson’s phone in seconds, with project, budget and the time to call.',
      ],
      [
        'A flat is bought after many visits',
        'Ninety days, three visits, two families. The CRM remembers who said what, even when the salesperson leaves.',
      ],
      [
        'Buyers want papers',
        'Registration number, plans, approvals and progress photographs, on one page that you can update yourself.',
      ],
    ),
  },
  process: {
    heading: 'From plot to possession, online',
    steps: boxes(
      ['Planning', 'Projects, configurations, price list, and how leads go round the sales team today.'],
      ['Design', 'A page for each project with plans, location and price, made for a phone on a site.'],
      ['Development', 'Website, availability board, site visits and CRM, with your team’s roles.'],
      ['Testing', 'Two of your salespeople work with real leads for a week. Then we mend.'],
      ['Deployment', 'Portals, advertisements, missed-call numbers and WhatsApp flow into one list.'],
      ['Maintenance', 'New towers, new prices, progress photographs: by you, or by us on a call.'],
    ),
  },
  features: noFeatures,
  demos: {
    heading: 'Project websites of the kind we build',
    items: demos(
      ['A tower in the suburbs', 'Two and three bedrooms, plans to zoom, and what is still free.', 'tower'],
      ['Plots near a highway', 'A map on which each plot has its price.', 'map'],
      ['A broker’s list', 'Rent and resale, filtered by station and budget.', 'rooms'],
      ['The sales board', 'Leads by stage, next call on top.', 'report'],
      ['Site visits', 'Saturday and Sunday in half-hour slots.', 'calendar'],
    ),
  },
  faq: {
    heading: 'Builders and brokers ask',
    items: questions(
      [
        'Can I show which flats are still free?',
        'Yes. Your team changes the state of a flat in the CRM, and the board on the website follows within seconds. You decide whether visitors see prices.',
      ],
      [
        'Do leads from portals arrive there as well?',
        'Yes. Portals send leads by mail or through an interface; both end in the same list, marked with where they came from, and repeats are put together.',
      ],
      [
        'Can brokers have their own access?',
        'They can. A broker sees the projects you share and the leads that he or she has brought, and nothing else.',
      ],
      [
        'What about the registration number?',
        'Each project page has a fixed place for it and for the link to the authority’s page. A page cannot go live while it is empty.',
      ],
      [
        'How long does it take?',
        'A project website with CRM takes 4 to 6 weeks. Several projects with availability, brokers and portals take 8 to 12 weeks.',
      ],
      [
        'Can we bring our old leads along?',
        'Yes, from sheets or from another CRM. Numbers are cleaned and repeats put together before anybody calls.',
      ],
    ),
  },
  closing: {
    title: 'Name one project',
    text: 'We show you on a call what its page and its lead list would look like, with your own plans in it.',
  },
};
