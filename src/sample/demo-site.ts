import type { SiteSettings } from '#agency/settings/site-settings.ts';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export const officeHours = workdays.map((day) => ({ day, startTime: '11:00', endTime: '19:00' }));

/** The sample agency. Phone numbers and addresses belong to nobody. */
export const demoSite: SiteSettings = {
  brand: 'Nirmaan',
  legalName: 'Nirmaan Web Studio (sample agency)',
  tagline: 'Websites and marketing that bring you customers',
  blurb:
    'We build websites, shops and apps for businesses across India and bring them customers through search and social advertising. One team, from the first drawing to the monthly report.',
  addressLines: ['Sample House, 12 Example Lane', 'Kandivali West', 'Mumbai 400067', 'Maharashtra, India'],
  directionsUrl: 'https://www.openstreetmap.org/search?query=Kandivali%20West%20Mumbai',
  phones: ['9000000011', '9000000012'],
  whatsapp: '9000000011',
  email: 'hello@example.com',
  noticeEmails: ['owner@example.com'],
  socials: [
    { name: 'Instagram', url: 'https://www.instagram.com/example' },
    { name: 'Facebook', url: 'https://www.facebook.com/example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@example' },
  ],
  termsUrl: '',
  officeHours,
  foundedYear: 2016,
  copyProtection: true,
  restoreScrollOnBack: true,
  languages: ['hi', 'mr'],
  ga4Id: '',
  metaPixelId: '',
  dltEntityId: '',
  dltHeader: '',
  dltCodeTemplateId: '',
  // Right in form and check digit; no such permanent account number is ever given out.
  gstin: '27AAAAA0000A1Z2',
  sac: '998314',
  invoicePrefix: 'NIR',
  upiId: 'nirmaan@example',
};

/** The services a visitor can choose, in order. */
export const demoServices: [name: string, description: string][] = [
  [
    'Website Development',
    'A fast website that explains your business and brings enquiries. Four to six weeks.',
  ],
  [
    'Application Development',
    'Android and iOS apps for your customers or your staff. Eight to twelve weeks.',
  ],
  ['E-commerce Website', 'An online shop with payments, stock and delivery, ready in six to twelve days.'],
  ['Digital Marketing', 'Search, social and e-mail work with one plan and one monthly report.'],
  ['Google Ads', 'Campaigns that show you to people who are searching for what you sell.'],
  ['Meta Ads', 'Facebook and Instagram campaigns built around pictures and short films.'],
  ['Real Estate', 'Project websites and lead follow-up for builders and brokers.'],
];
