import { v7 as uuidv7 } from 'uuid';
import { policyVersions } from '#content/policies/table.server.ts';
import type { Db } from '#kit/context.ts';
import type { PolicySection, PolicySlug } from '#content/policies/policy.ts';

type Sample = { slug: PolicySlug; title: string; summary: string; sections: PolicySection[] };

const privacy: Sample = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  summary:
    'What we ask you for, what we do with it, how long we keep it and how you can have it shown, corrected or deleted.',
  sections: [
    {
      heading: 'What we collect',
      text: `When you fill in a form, book a call or use the chat, we store what you type: your name, your phone number, your e-mail address if you give one, the service you ask about and your message.

With it we keep the page you wrote from, the time, and the technical address of your connection. We need these to answer you and to keep robots out.

We do not buy lists of people, and we do not ask for identity papers, religion, health or bank details in any form on this site.`,
    },
    {
      heading: 'What we use it for',
      text: `- To call or write back about what you asked.
- To prepare an offer, a contract or an invoice, if you want one.
- To remind you of an appointment you have booked.
- To find out which of our pages and advertisements are useful, counted without naming anybody.

We do not sell your details, and we do not hand them to others for their advertising.`,
    },
    {
      heading: 'Your consent',
      text: `A form is sent only after you have ticked that you agree. We store the wording you agreed to and the time. You can take your consent back at any time by writing to us; what we did before that stays lawful, and we stop from then on.

Our own statistics recognise the pages of one visit only if you allow it in the notice about cookies; until you answer we count pages without recognising anybody, and after a no we do not count at all. Measuring by outside services, such as advertising networks, starts only if you allow that, too. The site works fully without it.`,
    },
    {
      heading: 'Who sees it',
      text: `Our own staff, each as far as their work needs it. Companies that run our servers and send our e-mails handle data for us under contract and may not use it for themselves. Authorities receive data only where the law obliges us.`,
    },
    {
      heading: 'How long we keep it',
      text: `- Enquiries that lead to no order: up to two years after our last contact.
- Orders, invoices and what belongs to them: as long as tax and company law ask for, usually eight years.
- Technical logs: about one year.

After that the data is deleted or made anonymous.`,
    },
    {
      heading: 'Your rights',
      text: `You may ask us what we hold about you, have it corrected or completed, have it deleted where no law makes us keep it, and name a person who may do this for you. Write to us through the [contact page](/contact-us); we answer within thirty days. If our answer does not satisfy you, you can complain to the Data Protection Board of India.`,
    },
    {
      heading: 'Children',
      text: `This site and our services are not for children under 13, and we do not knowingly collect their data. Our services are made for businesses: to order from us you must be at least 18 years old. If a child has sent us something, tell us and we will delete it.`,
    },
    {
      heading: 'Safety',
      text: `Connections to this site are encrypted. Access to enquiries is limited to signed-in staff, and every change they make is recorded. Should your data be exposed in spite of this, we will tell you and the authorities without delay.`,
    },
    {
      heading: 'Changes',
      text: `When this policy changes, the new version appears here with its date. Earlier versions stay readable below.`,
    },
  ],
};

const refund: Sample = {
  slug: 'refund-policy',
  title: 'Refund policy',
  summary: 'When you get money back, how to ask for it, and by when you have an answer and the money.',
  sections: [
    {
      heading: 'In short',
      text: `- We review a refund request within 7 business days.
- An approved refund is processed in 10–14 business days.
- The money goes back the way it came.`,
    },
    {
      heading: 'What can be refunded',
      text: `- A service you have paid for and we have not begun: in full.
- A project we have begun: what you have paid less the stages already delivered to you and approved by you.
- A payment made twice or for a wrong amount: the excess, in full.
- A plan that we cannot provide as described: the unused part.`,
    },
    {
      heading: 'What cannot',
      text: `- Stages that you have approved, and work delivered after that approval.
- Money passed on to others in your name: advertising budgets, domains, licences, hosting and message charges.
- Plans whose period has ended.`,
    },
    {
      heading: 'How to ask',
      text: `Write to us through the [contact page](/contact-us) or call the number shown there. Tell us the name the order is under, the order or receipt number, and what went wrong. You need no form and no reason in legal words.`,
    },
    {
      heading: 'What happens then',
      text: `You get a confirmation that your request has arrived. We review it within 7 business days and tell you what we decided and why. If we agree, we start the refund; it is processed in 10–14 business days. Banks and card companies can need a few days more until you see it.

Business days are Monday to Saturday without public holidays in Maharashtra.`,
    },
    {
      heading: 'If you do not agree',
      text: `Ask for the decision to be looked at again by somebody who did not make it. Your rights under the consumer protection laws stay untouched by this policy.`,
    },
  ],
};

const terms: Sample = {
  slug: 'terms-and-conditions',
  title: 'Terms and conditions',
  summary: 'The rules for using this website and for working with us, in words that need no lawyer.',
  sections: [
    {
      heading: 'Who these terms are between',
      text: `These terms are between you, the person or business that uses this site or orders from us, and the agency named at the foot of each page. Whoever orders for a business confirms that they may do so, and that they are at least 18 years old.`,
    },
    {
      heading: 'Using this site',
      text: `You may read, print and share our pages. Do not try to break into them, overload them, copy them as your own, or send us other people's details without their agreement. Texts and pictures here belong to us or are used with permission.`,
    },
    {
      heading: 'Enquiries, offers and orders',
      text: `An enquiry or a booked consultation costs nothing and binds nobody. An order comes about when you accept a written offer or buy a plan on this site. The offer says what is included, the price, the taxes, the stages and the dates.`,
    },
    {
      heading: 'Prices and payment',
      text: `Prices are in Indian rupees. Each offer and each plan says whether tax is included. A plan for a longer period is billed once for the whole period, and the total is shown before you pay. Work may pause while an invoice is more than fifteen days overdue.`,
    },
    {
      heading: 'What we need from you',
      text: `- Texts, pictures, access and decisions on the agreed days. If they come later, dates move by as much.
- Content that you have the right to use.
- One person who may approve stages.`,
    },
    {
      heading: 'Times',
      text: `The times on our service pages are what projects of that kind usually take. The dates of your project stand in your offer.`,
    },
    {
      heading: 'Approval and changes',
      text: `You check each stage and approve it or name what is missing. What goes beyond the offer is a change: we tell you its price and time before we begin it.`,
    },
    {
      heading: 'Who owns the work',
      text: `Until you have paid in full you have a licence to use what we deliver. Ownership then passes to you by a written agreement. The [code ownership page](/ownership) says how.`,
    },
    {
      heading: 'What we answer for',
      text: `We repair faults in our work that you report within thirty days of delivery, at no charge. We do not promise a place in search results or a number of sales, because nobody can. For damage caused by slight negligence our liability ends at the price of the order concerned. Nothing here limits liability that the law does not allow to be limited.`,
    },
    {
      heading: 'Ending it',
      text: `Either side may end a running service with thirty days' notice in writing. What has been delivered is paid; what was paid beyond that is returned under the [refund policy](/refund-policy).`,
    },
    {
      heading: 'Law and courts',
      text: `Indian law applies. The courts of Mumbai decide, unless consumer law gives you another place.`,
    },
  ],
};

const ownership: Sample = {
  slug: 'ownership',
  title: 'Code ownership',
  summary: 'Whose code it is, from the first line we write to the day you own all of it.',
  sections: [
    {
      heading: 'Until full payment: a licence',
      text: `While any part of the agreed price is unpaid, the code, the designs and the texts we make for you stay ours. You have a usage licence only: you may run and use them for your business. You may not sell them, pass them on or have others change them during that time.`,
    },
    {
      heading: 'After full payment: yours, by agreement',
      text: `When the last invoice of the project is paid, ownership transfers to you by a written agreement that both sides sign. It names the project, the version and the date, and from then on you may change, sell or pass on the work as you like.`,
    },
    {
      heading: 'What is handed over',
      text: `- The source code of your project with its history.
- Designs and pictures made for you, in files that can be edited.
- Access to domain, hosting and accounts that run in your name.
- A short description of how to build and start it.`,
    },
    {
      heading: 'What is not part of it',
      text: `- Open-source libraries: they stay under their own licences, which allow you to use them.
- Tools and building blocks that we use in many projects: you receive a lasting licence to use them in yours.
- Fonts, photographs and services of others: their owners' terms apply.
- Software that you rent from us by the month: you use it while the plan runs, and your data in it is yours at all times.`,
    },
    {
      heading: 'Your data',
      text: `What your customers and staff enter into your system belongs to you from the first day, whatever has been paid. You can have a copy of it at any time.`,
    },
    {
      heading: 'Showing our work',
      text: `We may name the project and show pictures of it among our references, unless you tell us not to.`,
    },
  ],
};

/** The first version of each policy, once: later ones are written in the back office. */
export async function seedPolicies(db: Db): Promise<void> {
  await db
    .insert(policyVersions)
    .values(
      [privacy, refund, terms, ownership].map((sample) => ({
        id: uuidv7(),
        version: 1,
        dated: 'March 2025',
        isSample: true,
        changedBy: 'Sample',
        ...sample,
      })),
    )
    .onConflictDoNothing({ target: [policyVersions.slug, policyVersions.version] });
}
