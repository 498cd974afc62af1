import type { SamplePost } from './sample-post.ts';

export const advertisingPosts: SamplePost[] = [
  {
    slug: 'first-google-ads-campaign-small-budget',
    title: 'Your first Google Ads campaign on ₹300 a day',
    category: 'Google Ads',
    author: 'Arjun Nair',
    daysAgo: 5,
    scene: 'search',
    alt: 'Search results that lead to a place on the map',
    second: { scene: 'scale', alt: 'A scale with money on one side and goods on the other' },
    featured: true,
    action: { type: 'link', value: '/google-ads' },
    text: `
₹300 a day is about ₹9,000 a month. That is enough to learn whether search advertising works for your business, and little enough to survive if it does not. What it will not bear is spreading. A small budget has to stand in one place.

## Choose one service and one area

Do not advertise everything you do. Choose the one service with the best margin that people need soon: a tooth that hurts, a leaking geyser, a dress for a wedding next month. Then choose the area from which customers really come. If nobody travels from Pune to your clinic in Borivali, do not pay for Pune.

## Choose words that a buyer types

Think of what a person writes who has already decided to spend money. "Root canal cost Borivali" is a buyer. "What is root canal" is a student. Begin with ten such phrases, and use phrase or exact matching so that the system does not stretch them too far.

Then do the work that most beginners skip: the list of **excluded words**. Free, job, course, salary, second hand, wholesale, download. Look at the report of real searches every two or three days and add to the list whatever made you shake your head.

## Send people to the right page

An advertisement for root canal treatment that leads to the general home page makes visitors search twice. Lead them to a page with the same words in its heading, the price or its range, two photos, and one button. If you can only afford one improvement, make this page. It helps every rupee you spend later.

## Count what matters

A click is not a result. Before the first rupee is spent, make sure that you can count:

- calls from the page,
- forms that were sent,
- WhatsApp chats that were opened.

Keep a simple sheet beside it: date, name, came to something or not. After four weeks you know the only number that decides, the cost of one real customer.

## An example with round numbers

Suppose a click costs ₹30, so ₹9,000 buy 300 visits. If six in a hundred visitors ask for something, that is 18 enquiries at ₹500 each. If every third enquiry becomes a customer, you paid ₹1,500 for each of six customers. Whether that is good depends on you: wonderful for a kitchen worth two lakh, ruinous for a haircut. Put your own numbers in before you begin, and decide what a customer may cost.

## Three rules for the first month

1. Change one thing at a time, and at most once a week. Otherwise you learn nothing.
2. Do not press buttons that promise automatic improvement until you have at least thirty counted results. Before that the machine has nothing to learn from.
3. Answer within minutes. An enquiry that waits until evening has usually bought elsewhere.

If after a month the sheet says that it does not pay, stop without shame. You have bought knowledge for ₹9,000. Many pay more for less.
`,
  },
  {
    slug: 'meta-ads-that-do-not-feel-like-ads',
    title: 'Facebook and Instagram ads that do not feel like ads',
    category: 'Social media',
    author: 'Farida Sheikh',
    daysAgo: 12,
    scene: 'photo',
    alt: 'A camera in front of a plate of laddoos',
    action: { type: 'link', value: '/meta-ads' },
    text: `
Nobody opens Instagram to find a supplier of modular kitchens. People go there to see friends, food and cricket. An advertisement interrupts them, so it has about one second to be worth the interruption. That changes everything about how it should look.

## Show the thing being made

The posts that stop thumbs are rarely the designed ones. A hand that folds a saree, steam that rises from a pan, a carpenter who planes an edge: we like to watch work. You have this scene in your shop every day. Film twelve seconds of it upright, in daylight, without music that belongs to somebody else.

Put the result first and the process second. The finished cake, then how it came to be. Whoever stays for the second half is interested, and the system notices who stays.

## Say one thing

Write the text as if you were sending it to one customer: what it is, what it costs, where you are, what to do. "Eggless photo cake, one kilo ₹850, ready in four hours in Andheri West. Send us the photo on WhatsApp." There is nothing to decode. A price in the text brings fewer clicks and better ones.

## Let the area be small

For a shop, a circle of three to five kilometres is often the whole market. A small circle also means that the same people see you several times, and most purchases begin with the third or fourth look. Change the film every two weeks, or neighbours will tire of it.

## Choose the right way to answer

- **Message advertisements** open a chat. Good if somebody in the shop answers within minutes.
- **Forms inside the app** are filled quickly and meant lightly. Call at once, and expect many to have forgotten.
- **Your own page** brings fewer people, but they have read more. Best for anything that costs more than a week's salary.

Begin with the one that suits your day, not the one with the lowest price per click.

## Respect people

Do not promise what only happened once. Do not show before-and-after pictures of bodies. Do not upload a customer list to the advertising account unless these customers agreed that you may use their numbers for that. Apart from the law, people remember who treated their number carelessly.

## A month on one page

1. Week one: film four short scenes of real work.
2. Week two: run two of them in the small circle, ₹150 a day each.
3. Week three: stop the weaker, start the third.
4. Week four: count enquiries and sales for each film, not likes.

> Likes are applause. Enquiries are business. Enjoy the first, count the second.

After that month you will know which of your everyday scenes other people find beautiful. It is usually not the one you would have guessed, and that alone is worth the money.
`,
  },
  {
    slug: 'read-a-marketing-report-over-tea',
    title: 'How to read a marketing report in the time of one tea',
    category: 'Google Ads',
    author: 'Meera Joshi',
    daysAgo: 27,
    scene: 'report',
    alt: 'A chart whose line climbs to the right',
    text: `
Reports from agencies can be thirty pages long. Length is a way of hiding. A shop owner needs five numbers, and each should be followed by the question "and so?". If your report does not contain them, ask for them. If the agency cannot give them, that is an answer too.

## The five numbers

1. **Money spent**, everything included: the advertising itself and the fee for the work.
2. **Enquiries received**, counted once per person, without the wrong numbers and the people who were looking for a job.
3. **Customers won** from these enquiries. Only you know this number, so it has to come from your sheet.
4. **Cost of one customer**: the first number divided by the third.
5. **What one customer brings** in the first year, after the cost of goods.

If the fifth is comfortably larger than the fourth, spend more. If it is smaller, change something or stop. The rest of the report explains why; it does not decide.

## Numbers that flatter

**Impressions** count how often something could have been seen. They are easily bought. **Reach** is the same with better manners. **Followers** are pleasant, but ask how many of last month's customers follow you. **Average position** and **engagement rate** have their use for the people who do the work, and none at the till.

This does not make them lies. It makes them tools of the workshop. You do not ask the tailor how many stitches the shirt has.

## Compare like with like

November is not February. A month with Diwali in it will make any agency look brilliant, and the month after it will make the same agency look lazy. Compare with the same month of the year before, or at least with an average of three months. And note beside the number what happened: rain for a week, a price rise, the road dug up before the door.

## Three questions for the meeting

- Which single change brought the most this month, and how do we know?
- What did we try that did not work?
- What will you stop doing?

The second question is the important one. Whoever tries things fails at some of them. A report in which everything went well was written for you to sign, not for you to learn.

## Your half of the work

The third number is yours. Without it nobody can steer. Keep the sheet simple, or it will not be kept: date, name, how they found you, bought or not, for how much. Ten seconds for each enquiry. If you use a lead list like the one behind our own forms, it is two taps.

> What is not counted at the counter cannot be improved in the campaign.

Then put the cup down. If it took longer than the tea, the report is too long, and you may say so.
`,
  },
];
