import type { SamplePost } from './sample-post.ts';

export const shopPosts: SamplePost[] = [
  {
    slug: 'gst-ready-online-shop',
    title: 'A GST-ready online shop: what the invoice has to carry',
    category: 'Online shops',
    author: 'Meera Joshi',
    daysAgo: 7,
    scene: 'bill',
    alt: 'A bill with a total and three rupee coins',
    action: { type: 'link', value: '/get-your-online-store' },
    text: `
Opening an online shop is easy. Producing a correct bill for every order, including returns, is where many shops stumble. This article is a checklist to go through with your accountant before the first order, not a replacement for that conversation. Rules and limits change, and your accountant knows your case.

## Before anything is sold

Ask three questions. Are you registered for GST, or do you have to be for the way you sell? Selling through your own website and selling through a marketplace are treated differently. Which **HSN code** belongs to each product, and which rate to that code? And under which address, and therefore in which state, do you sell?

Put the answers into the product list itself. A rate that lives in somebody's head will be wrong on the day that person is ill.

## What belongs on a tax invoice

Among other things, a customer's tax invoice shows:

- your name, address and GSTIN,
- a number that continues without gaps within the financial year, and the date,
- the name and address of the buyer, and the GSTIN if the buyer is registered,
- for each line the description, HSN code, quantity, value and rate,
- the tax by kind: CGST and SGST, or IGST,
- the place of supply with its state when the sale crosses a border.

Your shop software should fill in every one of these by itself. If somebody has to type the invoice number by hand, choose another software.

## One state or two

If the goods stay in your state, the tax is divided into CGST and SGST. If they go to another state, it is IGST. The total is the same for the customer, but a shop that always writes the same kind will have to correct hundreds of bills later. So the checkout must know the state of the delivery address **before** it makes the bill. A PIN code is enough for that.

## Prices with or without

Consumers expect to see the price they will pay. Show it including tax, and let the bill work backwards. Business customers want to see the tax apart, since they may claim it. If you sell to both, say clearly beside each price which one it is. Surprises at the last step are the most expensive mistake of a checkout.

## Discounts, delivery and returns

A discount agreed at the time of sale lowers the taxable value, so it must stand on the bill. Delivery that you charge for is taxed as well. And when goods come back, the answer is a **credit note** that refers to the invoice, never a deleted invoice. Numbers that vanish look like sales that were hidden.

## A test order before you open

1. Order one item to your own state and one to another.
2. Use a coupon on one of them, and return the other.
3. Send all the papers to your accountant and ask: is this what you need at the end of the month?

If the answer is yes, open the doors. You will never have a calmer day to find this out.
`,
  },
  {
    slug: 'product-photos-with-a-phone',
    title: 'Product photos with a phone: one window, two sheets of paper',
    category: 'Online shops',
    author: 'Farida Sheikh',
    daysAgo: 23,
    scene: 'photo',
    alt: 'A camera and a plate of round sweets',
    second: { scene: 'shopFront', alt: 'A shop window with three bags' },
    text: `
In a shop, people pick things up. They turn them over, feel the cloth and look at the stitching. Online, the photo has to do all of that. It is the one part of an online shop in which an afternoon of work shows at once, and the equipment is already in your pocket.

## The light

Use a window that the sun does not shine through directly, in the morning or late afternoon. Switch off every lamp in the room; mixed light makes white cloth yellow on one side and blue on the other. Put a table beside the window, so that the light comes from the side. Light from the side shows texture, and texture is what the customer cannot feel.

Place a sheet of white card on the far side, opposite the window. It throws light back into the shadows. That is the whole secret of most product photos.

## The background

A second sheet of paper, curved from the wall down to the table, gives an even ground without an edge. White or a warm grey suits nearly everything. Use the same paper for all products, and the page of your shop will look calm without any design.

## Five pictures of each thing

1. The whole product from the front, filling most of the frame.
2. From the side or behind.
3. A close view of the material or the finish.
4. In a hand, on a person, or beside something everybody knows, to show the **size**.
5. What is in the box, or the label.

The fourth picture prevents more returns than any text. People are bad at imagining centimetres.

## Setting the phone

Wipe the lens; most blurred photos are fingerprints. Do not zoom with two fingers, move closer instead. Tap on the product, so that the phone measures the light there. Rest your elbows on the table or use a cheap tripod. Take every picture twice.

## Honest colours

Do not use filters. If the saree is maroon, it must be maroon on the screen as well, or it will come back. Compare the photo with the product beside the same window, and correct brightness only. Where a colour is difficult, say so in the text: "a little darker than in the photo". Customers forgive that. They do not forgive surprises.

## Before it goes online

- Crop all pictures to the same shape, square or four to five.
- Reduce them to about 1,600 pixels on the longer side. More only makes the page slow.
- Give each file a name that says what it is, and write one sentence that describes the picture for people who cannot see it and for search engines: "Blue cotton kurta with white buttons, front".

Start with your ten best sellers, not with all three hundred products. If they sell better in the next month, you will find the time for the rest. If they do not, the photos were not the problem, and you know where to look next.
`,
  },
  {
    slug: 'delivery-promises-you-can-keep',
    title: 'Delivery promises you can keep, and how to word them',
    category: 'Online shops',
    author: 'Arjun Nair',
    daysAgo: 41,
    scene: 'delivery',
    alt: 'A delivery van on its way',
    text: `
Customers forgive a slow delivery more readily than a broken promise. "Arrives by Saturday" and then Saturday is a small pleasure. "Ships in 24 hours" and then Tuesday is a telephone call, a bad review and often a return. The difference is not in the van. It is in the sentence.

## Count from the order, not from the courier

Most delay happens before the parcel leaves you: the order is seen late, the item is in the other room, the tape has run out. Write down for two weeks when each order came in and when the courier took it. The slowest day of those two weeks, not the average, is what you may promise.

Add the courier's usual time for each zone. Your city, your state, the metros, the rest. Four lines in a table are enough.

## Say a day

"3–5 business days" makes everybody calculate, and everybody calculates differently. If your shop software knows the PIN code, show a day: "With you by Thursday, 26 November". If it does not, put the table on the product page, where people look for it, and not on a page called Policy.

A time of day for closing helps as well: "Ordered before 2 pm, sent today." Keep to it even when it is inconvenient, or take the sentence away.

## Cash on delivery needs rules

Cash on delivery opens the door to people who do not trust a new shop yet. It also brings parcels back. Some simple rules reduce that:

- Confirm each such order by a message with one button or a short call.
- Set an upper limit for the amount.
- Charge a small fee, or give a small advantage to those who pay first.
- After a second refused parcel, ask for payment first, politely.

## When something goes wrong

It will. Then the order of things matters: write before the customer does, say what has happened in one sentence, and offer a choice. "The courier has lost a day because of the rain. It will come on Monday. Shall we send it anyway, or would you like your money back?" Most people choose to wait. What they wanted was to be asked.

> Bad news that comes early is service. Bad news that comes late is a complaint.

## Returns as a promise

A clear way back sells more than it costs, as long as the text is short. Say how many days, in which state, who pays for the way back, and when the money returns. Then put the same four facts into the parcel on a slip of paper.

## The Monday number

Once a week, count how many parcels arrived on or before the promised day. Write it where the packers can see it. If it falls, change the promise before you change the people. A promise is only a line of text, and it can be corrected in a minute.
`,
  },
];
