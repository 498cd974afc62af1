import type { QuotationStatus } from './quotation.ts';

const website = {
  title: 'Website, ten pages',
  description: 'Design, texts, photographs and search basics. Ready in five weeks.',
  sac: '998314',
  quantity: 1,
  unitPricePaise: 6_000_000,
  discountPaise: 0,
  gstPercent: 18,
};
const hosting = {
  title: 'Hosting and care',
  description: 'A year of hosting, backups and small changes.',
  sac: '998315',
  quantity: 12,
  unitPricePaise: 150_000,
  discountPaise: 300_000,
  gstPercent: 18,
};
const booklet = {
  title: 'Printed booklets',
  description: 'Five hundred copies, delivered to your counter.',
  sac: '998912',
  quantity: 500,
  unitPricePaise: 3_000,
  discountPaise: 0,
  gstPercent: 5,
};
const ads = {
  title: 'Google Ads, looked after',
  description: 'Set up, weekly care and a report each month. What the clicks cost is paid to Google.',
  sac: '998365',
  quantity: 6,
  unitPricePaise: 1_200_000,
  discountPaise: 0,
  gstPercent: 18,
};

const terms = 'Prices hold until the day that is named above. The work begins once the advance is here.';

/** What a new quotation can begin with. */
export const sampleTemplates = [
  { name: 'Business website', title: 'A website for your business', lines: [website, hosting] },
  { name: 'Google Ads for six months', title: 'Customers through Google Ads', lines: [ads] },
].map((template) => ({
  intro: 'Thank you for the talk. This is what we offer.',
  terms,
  validDays: 15,
  ...template,
}));

type Sample = {
  title: string;
  name: string;
  company: string;
  email: string;
  mobile: string;
  lines: (typeof website)[];
  depositPercent: number | null;
  status: QuotationStatus;
  /** What the addressee said. */
  answer?: { action: 'accept' | 'counter'; description: string; counterTotalPaise: number | null };
};

/** One in each state that asks somebody for something. Meera and Arjun are the customers of the demo. */
export const sampleQuotations: Sample[] = [
  {
    title: 'A website for a dental clinic',
    name: 'Nisha Sample',
    company: 'Sample Dental Care',
    email: 'nisha@example.com',
    mobile: '9000000031',
    lines: [website, hosting],
    depositPercent: 50,
    status: 'draft',
  },
  {
    title: 'An online shop for spices',
    name: 'Arjun Patil',
    company: '',
    email: 'arjun@example.com',
    mobile: '9000000022',
    lines: [{ ...website, title: 'Online shop, sixty products', unitPricePaise: 9_500_000 }, hosting],
    depositPercent: null,
    status: 'sent',
  },
  {
    title: 'Customers through Google Ads',
    name: 'Kabir Sample',
    company: 'Sample Travels',
    email: 'kabir@example.com',
    mobile: '9000000032',
    lines: [website, ads],
    depositPercent: null,
    status: 'countered',
    answer: {
      action: 'counter',
      description: 'We like it. Can you meet us on the price?',
      counterTotalPaise: 14_000_000,
    },
  },
  {
    title: 'A website and booklets for a yoga school',
    name: 'Meera Joshi',
    company: '',
    email: 'meera@example.com',
    mobile: '9000000021',
    lines: [website, booklet],
    depositPercent: 40,
    status: 'accepted',
    answer: { action: 'accept', description: 'I accept this quotation.', counterTotalPaise: null },
  },
];
