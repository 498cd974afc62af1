import { eq } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import type { Db } from '#kit/context.ts';
import type { HomeContent, StoredHome } from '#content/home/home-content.ts';
import { seedPicture } from '#sample/seed-picture.ts';
import { clientMarks, markDrawing } from './client-marks.ts';

const card = (name: string, text: string) => ({ name, text });

/** Source of names, numbers and claims: public-site §2 Home, §9; timelines §2. */
const words: Omit<HomeContent, 'clients'> = {
  hero: {
    firstLine: 'Customers find you.',
    secondLine: 'Enquiries reach your phone.',
    lead: 'We build websites, apps and online stores for Indian businesses, then run the search and social ads that fill them. One team, one phone number, from the first sketch to the monthly report.',
  },
  services: {
    heading: 'Six ways to be found and chosen',
    lead: 'Start with one. Most owners begin with a website or a store and add advertising once it can catch what comes.',
    cards: [
      card(
        'Website Development',
        'Pages that open before patience ends and turn readers into enquiries. Four to six weeks.',
      ),
      card(
        'Application Development',
        'Android and iPhone apps your customers and staff open every day. Eight to twelve weeks.',
      ),
      card(
        'E-commerce Website',
        'Catalogue, basket, payment and delivery. A shop that takes orders in six to twelve days.',
      ),
      card(
        'Digital Marketing',
        'Search, social and e-mail under one plan, with one report you can read over tea.',
      ),
      card('Google Ads', 'Be the first answer when somebody nearby looks for what you sell.'),
      card(
        'Meta Ads',
        'Reach the right streets on Facebook and Instagram, and answer while interest is warm.',
      ),
    ],
  },
  about: {
    heading: 'The people who draw it are the people you call',
    text: 'We started with one rule: a website is finished when it has brought its owner business. Designers, developers and ad people sit at one table here, so what is promised on Monday is on the board by Tuesday.',
    claims: [
      { figure: '100+', words: 'customer satisfaction' },
      { figure: '8+', words: 'years' },
    ],
  },
  counters: [
    { to: 16, words: 'Specialists' },
    { to: 300, words: 'Happy clients' },
    { to: 300, words: 'Successful cases' },
    { to: 3, words: 'Awards' },
  ],
  software: {
    heading: 'Ready software, priced by the feature',
    lead: 'Six products with ten features each. Pick what you need and watch the price add up as you go.',
    cards: [
      card('Ecommerce Software', 'Products, stock, basket, secure checkout, order tracking, coupons.'),
      card('Multi Vendor', 'Many sellers under one roof: their stock, your commission, their payouts.'),
      card('OTT Platform', 'Your films and lessons on every screen, with plans, profiles and watchlists.'),
      card('CRM Software', 'Every customer, call and quotation in one place, and what to do next.'),
      card('Staff Management', 'Attendance, shifts, leave, payroll and reviews without the muster book.'),
      card('Login/Logout', 'One safe door for all your tools: codes, social login, roles and history.'),
    ],
  },
};

const homeKey = 'home';

/** Gives a home page that has no words yet our own, marked as samples. The clients are invented. */
export async function seedHome(db: Db): Promise<void> {
  const [present] = await db.select({ key: settings.key }).from(settings).where(eq(settings.key, homeKey));
  if (present) return;
  const logos: HomeContent['clients']['logos'] = [];
  for (const [i, [name, path]] of clientMarks.entries()) {
    const alt = `Mark of the invented client ${name}`;
    const pictureId = await seedPicture({ db }, `client-${i + 1}`, markDrawing(path), alt, null);
    logos.push({ name, pictureId, withName: true, hidden: false });
  }
  const clients = { heading: 'Shops, clinics and schools that work with us', logos };
  const value: StoredHome = { content: { ...words, clients }, isSample: true };
  await db.insert(settings).values({ key: homeKey, value }).onConflictDoNothing();
}
