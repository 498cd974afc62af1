import type { SamplePost } from './sample-post.ts';

export const websitePosts: SamplePost[] = [
  {
    slug: 'why-a-slow-website-loses-customers',
    title: 'Your website has three seconds. Here is where they go',
    category: 'Websites',
    author: 'Meera Joshi',
    daysAgo: 2,
    scene: 'slowPage',
    alt: 'A half-loaded page beside a clock',
    second: { scene: 'report', alt: 'Bars that rise step by step' },
    featured: true,
    action: { type: 'link', value: '/website-development' },
    text: `
A customer taps your link between two bus stops. The phone cost ₹9,000, the network drops to one bar, and eleven other tabs are open. If nothing useful appears in about three seconds, the thumb goes back. You never learn that this person existed.

Speed is not a technical hobby. It is the first thing your shop says about itself, before the prices and before the photos. The good news: most slow websites are slow for the same few reasons, and you can find them without being an engineer.

## Measure on a real phone

Borrow the cheapest phone in the shop, switch Wi-Fi off and open your own website from a search result. Count aloud. Do it three times, because the first visit is always the slowest and it is the only one a new customer makes. Write down two moments: when you could read something, and when you could tap something. Everything that follows is about making these two numbers smaller.

## The usual suspects

- **Pictures straight from the camera.** A photo from a new phone weighs four to eight megabytes. On a page it needs a tenth of that, often a fiftieth.
- **A slider on top.** Five large pictures load so that one can be seen. Visitors rarely wait for the second.
- **Fonts by the dozen.** Each style of a font is a file. Two are enough for a handsome page.
- **Chat boxes, counters and badges.** Every small extra from another company brings its own scripts, and some of them hold up the whole page.
- **Hosting far away.** If the machine stands in another continent, each request travels there and back before anything is drawn.

## What to do this week

1. Ask whoever looks after the site to resize the pictures on the home page and to save them in a modern format such as WebP or AVIF.
2. Replace the slider with the one picture that sells best.
3. Remove every extra that nobody in the office has looked at in the last month.
4. Test again on the same phone, in the same place, and compare the two numbers.

Do these in order and stop when the page feels quick. You may not need a new website at all.

## What a fast page looks like

The heading and the phone number are there almost at once, because they are plain text. The picture has its room kept free, so nothing jumps while it arrives. The button works on the first tap. On a second visit the page appears before the finger has left the glass.

> A fast page feels like a shopkeeper who looks up when you walk in.

One caution. A score in a testing tool is a means, not the goal. We have seen pages with a fine score that hide the phone number, and modest scores on pages that sell all day. Use the tool to find causes, then go back to the cheap phone and trust your thumb.
`,
  },
  {
    slug: 'what-a-home-page-must-say',
    title: 'What your home page must say before anyone scrolls',
    category: 'Websites',
    author: 'Arjun Nair',
    daysAgo: 9,
    scene: 'shopFront',
    alt: 'A shop front with bags in the window',
    action: { type: 'link', value: '/contact-us' },
    text: `
Stand across the road from your shop and look at it as a stranger would. The board says what you sell. The window shows the best of it. The door is where a door should be. Nobody needs a minute to understand it. Now open your website and ask the same questions.

Many home pages fail this test because they begin with the company. "Welcome to our website. Established in 1998, we are a leading provider of quality solutions." A visitor who needs a cooler repaired by evening learns nothing from that sentence.

## Four answers, one screen

The first screen on a phone should answer four questions without scrolling.

1. **What do you do?** Use the words customers use on the telephone. "AC repair in Thane, same day" beats "cooling solutions".
2. **For whom, or where?** A neighbourhood, a city, a kind of business. It tells the right people that they are right.
3. **Why you?** One fact that can be checked: the year you started, the number of machines you look after, a guarantee in writing.
4. **What now?** One main button. Call, order, book or ask. Not all four in the same colour.

## Write it like a board painter

A board painter charges by the letter, so every word has to work. Try it: write the heading of your home page in at most eight words. Then read it to somebody who does not know your business and ask what you sell. If the answer is wrong, the heading is wrong, however fine it sounds.

Below the heading comes one sentence with the details that did not fit. That is all. The rest of the page is for people who are already interested.

## The picture is part of the sentence

A photo of your own counter, your own team or your own work says that you exist. A bought photo of people in suits shaking hands says the opposite, because everybody has seen it elsewhere. If you have no good picture yet, a clean page without one is better than a borrowed one.

## Keep the door in sight

The phone number belongs at the top of every page, as a link that dials when it is tapped. So does the way to WhatsApp if you answer there. Check that the button does not slip below the first screen on a small phone, and that it still can be reached with one thumb.

## A test for tonight

- Show the page to three people for five seconds each, then close it.
- Ask: what do they sell, where are they, what would you do next?
- Change the one thing that two of them got wrong. Repeat next week.

It costs three cups of tea, and it finds more than a month of opinions in the office. When all three give the answer you wanted, stop polishing. The next customer is looking at the rest of the page now, and that deserves your time as well.
`,
  },
  {
    slug: 'website-or-social-media-page',
    title: 'Is an Instagram page enough, or do you need a website?',
    category: 'Websites',
    author: 'Farida Sheikh',
    daysAgo: 16,
    scene: 'street',
    alt: 'A dark street with one well-lit shop',
    text: `
Every month somebody asks us this, usually a little shyly, because they expect an agency to say "you need a website" whatever the question is. The honest answer is: it depends on what happens after people have seen you.

## When a social page is enough

If you sell a few things to people nearby, if most customers come through friends, and if you enjoy posting, a well-kept page can carry you for a long time. A home baker who is booked every weekend does not need a website in order to be booked. She needs a second oven.

The page must be kept, though. A profile whose last post is a year old says "closed" more loudly than no profile.

## When it stops being enough

- **People search for what you do, not for your name.** Search engines answer with websites and business listings. A social page rarely appears for "tailor for school uniforms in Kandivali".
- **You answer the same ten questions every day.** Prices, sizes, timings, delivery, returns. A page that answers them works at night too.
- **You pay for advertising.** An advertisement that leads to a profile leaves people among your competitors' posts. One that leads to your own page leaves them with you.
- **Somebody has to approve you.** Hospitals, schools, builders and larger companies look for a website with an address, a GST number and a person's name before they send an enquiry.

## The land and the tent

A social page is a tent on somebody else's ground. The owner of the ground can change the paths, the rent and the opening hours overnight, and sometimes the tent is simply gone because a machine misread a photo. A website with your own domain is a small plot that you own. It is quieter, but nobody can move it.

> Put the tent where the crowd is. Put the till on your own land.

That is what most shops should do: use the social pages to be seen, and the website to be found, believed and contacted.

## Start smaller than you think

A first website can be one good page: what you do, for whom, five photos, prices or a way to ask for them, the address with a map, and the phone. That takes days, not months. Add a page when customers ask a question for the tenth time.

Two things to do before anything is built:

1. Register the domain **in your own name and with your own e-mail**. If an agency does it for you, the account must still be yours. We have seen shops lose their name over this.
2. Claim your free business listing on the large map services and fill in every field. It brings visitors even while the website is still being made.

## How to decide

Take last month's enquiries and write beside each how that person found you. If nearly all of them say "Instagram" or "a friend", take care of that first. If many say "I searched" or you cannot tell, the plot of land is overdue.
`,
  },
];
