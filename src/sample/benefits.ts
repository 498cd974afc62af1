import { v7 } from 'uuid';
import { benefits } from '#catalogue/benefits/table.server.ts';
import type { Db } from '#kit/context.ts';
import type { BenefitIcon } from '#catalogue/benefits/benefit.ts';

type Sample = {
  title: string;
  description: string;
  icon: BenefitIcon;
  /** Rupees for a month: before, and what is charged. */
  was: number;
  price: number;
  additional?: boolean;
  off?: boolean;
};

/** What an agency like ours sells by the month. Samples: titles, prices and promises are the owner's to set. */
const samples: Sample[] = [
  {
    title: 'Online ordering',
    description: 'Your products with prices, a basket and order messages to your phone.',
    icon: 'counter',
    was: 299,
    price: 199,
  },
  {
    title: 'UPI and card payments',
    description: 'Customers pay on your site; the money goes to your own account.',
    icon: 'payment',
    was: 199,
    price: 149,
  },
  {
    title: 'WhatsApp order news',
    description: 'Order taken, packed, on its way: one message for each step.',
    icon: 'chat',
    was: 249,
    price: 149,
  },
  {
    title: 'GST invoices',
    description: 'Numbered without gaps, with CGST, SGST or IGST as the address wants it.',
    icon: 'invoice',
    was: 149,
    price: 99,
  },
  {
    title: 'Stock keeping',
    description: 'What is on the shelf, what runs out next, and a notice before it does.',
    icon: 'stock',
    was: 199,
    price: 129,
  },
  {
    title: 'Delivery slots',
    description: 'Customers choose a day and a time; your rider gets the list in order.',
    icon: 'delivery',
    was: 179,
    price: 129,
  },
  {
    title: 'Monthly report',
    description: 'Visitors, orders and money of the month beside the month before, in one page.',
    icon: 'chart',
    was: 0,
    price: 99,
  },
  {
    title: 'Appointment calendar',
    description: 'Open hours, free times and reminders, so that nobody comes in vain.',
    icon: 'calendar',
    was: 149,
    price: 99,
    additional: true,
  },
  {
    title: 'Hindi and Marathi pages',
    description: 'Your main pages in two more languages, written by people.',
    icon: 'language',
    was: 299,
    price: 249,
    additional: true,
  },
  {
    title: 'Daily backup',
    description: 'A copy of everything each night, kept for thirty days in another place.',
    icon: 'backup',
    was: 99,
    price: 49,
    additional: true,
  },
  {
    title: 'Search check-up',
    description: 'Once a month we look how you are found, and mend what we can on the site.',
    icon: 'search',
    was: 499,
    price: 349,
    additional: true,
  },
  {
    title: 'Business e-mail',
    description: 'Five addresses with your own name behind the @.',
    icon: 'mail',
    was: 0,
    price: 149,
    additional: true,
  },
  {
    title: 'Android app',
    description: 'Your shop as an app in the Play Store. Not on offer at the moment.',
    icon: 'phone',
    was: 999,
    price: 799,
    additional: true,
    off: true,
  },
];

/** The sample benefits, when there are none yet. */
export async function seedBenefits(db: Db): Promise<void> {
  const [present] = await db.select({ id: benefits.id }).from(benefits).limit(1);
  if (present) return;
  await db.insert(benefits).values(
    samples.map(({ title, description, icon, was, price, additional = false, off = false }, i) => ({
      id: v7(),
      title,
      description,
      icon,
      originalPaise: was * 100,
      pricePaise: price * 100,
      additional,
      status: off ? ('Inactive' as const) : ('Active' as const),
      position: i + 1,
      isSample: true,
    })),
  );
}
