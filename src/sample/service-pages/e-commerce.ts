import { boxes, demos, questions, type SeedPage } from './parts.ts';

export const ecommerce: SeedPage = {
  title: 'Online store in 6 to 12 days',
  description:
    'An online shop with payments, stock and delivery, 27 features, ready in 6 to 12 days. Introductory price ₹999 a month.',
  badge: 'E-commerce Website',
  heading: 'Your shop, open all night',
  lead: 'Catalogue, basket, UPI, courier and GST invoice, set up with your first products and handed over working. You sell; the shop keeps the books.',
  proof: [
    { figure: '6–12 days', words: 'to build' },
    { figure: '27', words: 'features, all included' },
  ],
  offer: {
    paise: 99_900,
    struckPaise: 199_900,
    words: 'a month, introductory price, for the whole store with all 27 features',
  },
  why: {
    heading: 'Why a shop needs its own online store',
    boxes: boxes(
      [
        'No commission on your own customers',
        'On a marketplace every order is shared. Your regulars can just as well order from you.',
      ],
      [
        'Orders without phone calls',
        'Size, colour, address and payment come in one go. Nobody writes them on the back of a bill.',
      ],
      [
        'Sell beyond your street',
        'Couriers reach nineteen thousand pin codes. Your jars and kurtas can, too.',
      ],
      [
        'You learn what sells',
        'What was looked at, left in the basket and bought, by week. Buy stock by that and not by feeling.',
      ],
    ),
  },
  process: {
    heading: 'Ready in 6 to 12 days',
    steps: boxes(
      [
        'Discovery',
        'What you sell, how it is packed, sent and returned. You send a list and some photographs.',
      ],
      ['Design', 'Your colours and your name on a shop front that has been tested on small phones.'],
      ['Development', 'Products, categories, prices, taxes and delivery charges are put in.'],
      ['Integration', 'Payments, courier, WhatsApp and invoices are connected with accounts in your name.'],
      ['Testing', 'We order, pay, cancel and return, until each of them has gone well twice.'],
      ['Launch', 'Your address goes live, and we stay on the phone for the first orders.'],
    ),
  },
  features: {
    heading: 'Twenty-seven features, one price',
    lead: 'Nothing to tick and nothing to add later. This is what every store has on its first day.',
    items: boxes(
      ['Product catalogue', 'Photographs, sizes, colours and as many products as you have.'],
      ['Categories and collections', 'By kind, by festival, by price.'],
      ['Search with suggestions', 'Finds “kurti” when somebody types “kurtee”.'],
      ['Filters', 'Price, size, colour, in stock.'],
      ['Shopping cart', 'Kept when the customer comes back tomorrow.'],
      ['Secure checkout', 'One page, address remembered, no account needed.'],
      ['UPI, cards and net banking', 'Money goes straight to your account.'],
      ['Cash on delivery', 'By pin code and up to an amount you set.'],
      ['Customer accounts', 'Orders, addresses and invoices in one place.'],
      ['Wishlist', 'And a note when a price drops.'],
      ['Order tracking', 'A link on WhatsApp, from packed to delivered.'],
      ['Courier connection', 'Labels and pick-ups without retyping addresses.'],
      ['Delivery charges', 'By weight, distance or amount; free above a limit.'],
      ['Pin code check', 'The customer knows before paying.'],
      ['Stock control', 'Counts down with each order, warns when low.'],
      ['Discount coupons', 'In rupees or per cent, with an end date.'],
      ['Reviews and ratings', 'From people who bought; you answer.'],
      ['Returns and refunds', 'Asked for online, approved by you.'],
      ['GST invoices', 'Numbered, with HSN codes, as PDF.'],
      ['WhatsApp button', 'The product’s name is in the message already.'],
      ['Order mails and SMS', 'Placed, packed, sent, delivered.'],
      ['Abandoned cart reminder', 'One friendly note, not five.'],
      ['Banners and offers', 'Changed by you before every festival.'],
      ['Search engine basics', 'Titles, sitemap and product details.'],
      ['Sales reports', 'By day, product and town, as a sheet.'],
      ['Staff accounts', 'The packer sees orders, not the takings.'],
      ['Daily backups', 'Kept for thirty days.'],
    ),
  },
  demos: {
    heading: 'Shops of the kind we build',
    items: demos(
      ['Pickles and sherbets', 'Forty jars, three sizes, sold by the box before weddings.', 'jars'],
      ['Handloom sarees', 'Large photographs, and a video call instead of a trial room.', 'sarees'],
      ['A plant nursery', 'Sorted by sunlight, delivered within the city only.', 'plants'],
      ['School stationery', 'The list of every class, in the basket with one tap.', 'catalogue'],
      ['A bakery', 'Cakes by date and slot, with the name spelt by the customer.', 'menu'],
    ),
  },
  faq: {
    heading: 'Before you open',
    items: questions(
      [
        'How long does it take to build?',
        'Building takes 6 to 12 days, counted from the day we have your product list, photographs and logo. Stores with very many products or special rules come at the upper end.',
      ],
      [
        'What does ₹999 a month include?',
        'The whole store with all 27 features, hosting, certificate, backups and help on the phone. It is an introductory price; the regular one is ₹1,999. Payment providers and couriers charge their own fees, which go directly to them.',
      ],
      [
        'Do you take a share of my sales?',
        'No. You pay by the month, whether you sell ten jars or ten thousand.',
      ],
      [
        'Which payments can customers use?',
        'UPI, cards, net banking and wallets through a payment provider, and cash on delivery where you allow it.',
      ],
      [
        'I have a list of products in a sheet. Is that enough?',
        'Yes. Send the sheet and a folder of photographs; we put the first two hundred products in for you and show you how to add more.',
      ],
      ['Can I use my own domain?', 'Yes, and you should. If you have none, we register one in your name.'],
      [
        'What about GST?',
        'You enter rates and HSN codes once. Every order then gets a numbered invoice, and a sheet for your accountant at the end of the month.',
      ],
      [
        'Can I leave?',
        'Yes. Products, customers and orders can be taken out as sheets at any time. There is no lock-in.',
      ],
    ),
  },
  closing: {
    title: 'Bring a list of what you sell',
    text: 'We put five of your products into a trial shop, so that you can order from yourself before you decide.',
  },
};
