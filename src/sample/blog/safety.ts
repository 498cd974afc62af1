import type { SamplePost } from './sample-post.ts';

export const safetyPosts: SamplePost[] = [
  {
    slug: 'keep-your-business-accounts-yours',
    title: 'Domain, hosting, listings: make sure your accounts are yours',
    category: 'Trust and safety',
    author: 'Meera Joshi',
    daysAgo: 14,
    scene: 'lock',
    alt: 'A large padlock with three keys on the wall',
    action: { type: 'call', value: '9000000012' },
    text: `
The saddest calls we get are not about broken websites. They are about names. A shop has built its reputation for nine years, and then it turns out that the domain was registered by a cousin's friend who has moved to Canada, or by an agency that no longer answers. The website is gone, the e-mail with it, and nobody did anything illegal.

An hour with a sheet of paper prevents this. Do it before the next renewal, not after.

## The list

Write down for each of these: where it is, in whose name, with which e-mail address, when it renews, and who else can get in.

1. **The domain**, your name on the internet. The most important line of the list.
2. **Hosting**, the place where the website lives.
3. **E-mail** of the business.
4. **The map listing** with your reviews.
5. **Advertising accounts** and the pages on Instagram and Facebook.
6. **The payment gateway** through which money arrives.
7. **The WhatsApp Business number** and the SIM card behind it.

## In whose name?

All of them should belong to the business, with an e-mail address that the owner reads. Agencies, employees and nephews receive **access**, as users with their own sign-in, and lose it when they leave. Nearly all these services can do that. Whoever says that it is not possible should be asked why.

If something is in another person's name today, ask for it while you are on good terms. Transferring a domain takes some days and a code from the present holder. In a quarrel it takes months.

## Passwords, briefly

- A different password for every account. Nobody can remember that, so use a password manager, or at least a notebook in the safe.
- Switch on the second step at sign-in wherever it exists, first of all for e-mail. Whoever can read your e-mail can reset everything else.
- Never send a code from an SMS to anybody, whatever they say they are from. The real bank does not ask.
- When an employee leaves, go through the list on the same day.

## Read the contract of your website

Ask what happens to the design, the texts and the photos when you part from the agency. A fair contract says that they become yours once everything is paid, and that you will be given the files. Keep a copy in your own storage, updated every few months. A copy that only the agency has is not yours.

## Backups, the boring hero

Ask two questions: when was the last backup made, and when was one last **restored** to see whether it works? The second question usually produces silence. Ask until it produces a date.

## Put it in the calendar

Renewal dates belong in two calendars, yours and one other person's. Domains that lapse are picked up within hours by traders who sell them back at whatever you will pay. Renew for several years if you can; it is cheap compared with a new board, new cards and nine years of reputation.
`,
  },
];
