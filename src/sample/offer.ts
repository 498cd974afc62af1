import { settings } from '#agency/settings/table.server.ts';
import type { Db } from '#kit/context.ts';
import type { StoredOffer } from '#catalogue/offer/offer-content.ts';

/** The eighteen modules. Source: public-site §3. */
const modules: [name: string, text: string][] = [
  ['Website', 'Your own pages on your own address, fast on every phone.'],
  ['Admin panel', 'Change prices, pictures and words yourself.'],
  ['CRM', 'Every customer with all calls, notes and orders.'],
  ['Staff panel', 'Each person sees their own work and nothing else.'],
  ['Ecommerce', 'Products, basket and orders, day and night.'],
  ['Payment gateway', 'UPI, cards and net banking, paid to your account.'],
  ['Salary', 'Pay slips from attendance, advances and leave.'],
  ['Attendance', 'In and out by phone, with place and time.'],
  ['Inventory', 'What is on the shelf, and what runs out next.'],
  ['Performance report', 'Who sold what, this week beside the last.'],
  ['Leads', 'Each enquiry on your screen the moment it is sent.'],
  ['Payment management', 'Who has paid, who owes, and since when.'],
  ['Field tracking', 'Visits of the day on a map, with notes.'],
  ['Renewals', 'A reminder before a contract or a domain ends.'],
  ['WhatsApp integration', 'Order news and reminders where people read them.'],
  ['Invoice', 'GST invoices, numbered without gaps.'],
  ['Announcements', 'One notice, read by the whole team.'],
  ['Expenses', 'Bills photographed, approved and added up.'],
];

const content: StoredOffer = {
  isSample: true,
  headline: 'Start growing your business at ₹1,999',
  intro:
    'One order management system (OMS) for the whole shop: website, orders, staff, stock and payments in one place, set up for you.',
  bannerPaise: 99_900,
  bannerNote: 'Introductory price. Our team confirms what applies to your business.',
  bannerConfirmed: false,
  pricesIncludeGst: true,
  modules: modules.map(([name, text]) => ({ name, text })),
};

export async function seedOffer(db: Db): Promise<void> {
  await db.insert(settings).values({ key: 'offer', value: content }).onConflictDoNothing();
}
