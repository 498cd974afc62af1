import type { SamplePost } from './sample-post.ts';

export const leadPosts: SamplePost[] = [
  {
    slug: 'whatsapp-leads-that-become-customers',
    title: 'WhatsApp enquiries: how not to lose them between two chats',
    category: 'Leads and WhatsApp',
    author: 'Farida Sheikh',
    daysAgo: 4,
    scene: 'chat',
    alt: 'A phone with a chat and two speech bubbles',
    featured: true,
    action: { type: 'call', value: '9000000011' },
    text: `
For many shops in India, WhatsApp is the real front door. People send a photo, a voice note or just "price?" and expect an answer as they would from a friend. It works wonderfully until there are thirty chats a day. Then enquiries begin to disappear upwards, one screen at a time, and nobody notices because nothing looks broken.

## Give the shop its own number

Use a number that belongs to the business, on the business version of the app, on a phone that stays in the shop. If the enquiries live on a nephew's private phone, they leave with the nephew. Fill in the profile: address, timings, a short description, the website. It is the first thing a careful customer looks at.

## Answer in three moves

The first answer decides more than any later one. It should come within minutes and do three things.

1. **Greet and name yourself.** "Namaste, this is Sunita from the boutique."
2. **Answer something.** If they asked for a price, give it, or the range. "It depends" ends conversations.
3. **Ask one question** that is easy to answer. "For which date do you need it?"

Write three or four such answers once and save them as quick replies. But change a word or two each time. People can smell a recording.

## Labels are your memory

Use labels, and few of them: New, Waiting for customer, Waiting for us, Ordered, Not now. Twice a day, at eleven and at five, open "Waiting for us" and empty it. This habit alone rescues more sales than most advertising.

At the end of the day somebody copies the new names into a list: name, number, wish, next step, date of the next step. A sheet will do. When you advertise, note where they came from as well.

## Follow up once, kindly

Silence rarely means no. It usually means that a child had fever. Write once after two days, with something useful rather than "any update?". A photo of a finished piece, a note that the fabric has come in. If there is no reply, write once more after two weeks and then stop. A third message makes people block you, and blocked numbers do not come back.

## Ask before you broadcast

Nobody likes a stranger's festival offers. Before you add a number to a broadcast list, ask: "May I send you our new designs once a month? You can say stop at any time." Note the yes with its date. When somebody says stop, stop that very day. This is decent, and the data protection law expects it from you.

## When the phone is not enough

Once two people have to answer, or when you cannot say how many enquiries came last week, it is time for a proper lead list in which every call, form and chat lands in one place. Until then, the five labels and the list at closing time will serve you better than any software that nobody opens.
`,
  },
  {
    slug: 'enquiry-form-fewer-fields',
    title: 'Every field in your enquiry form costs you customers',
    category: 'Leads and WhatsApp',
    author: 'Meera Joshi',
    daysAgo: 20,
    scene: 'form',
    alt: 'A short form beside a large tick',
    action: { type: 'link', value: '/enquiry' },
    text: `
Imagine a customer at the counter who asks for the price of a cupboard, and you answer: "Gladly. First your full name, e-mail address, company, designation, budget, and how did you hear about us?" At a counter nobody would do that. On websites it happens every day.

Each field asks for a little trust and a little work on a small keyboard. Some people have neither to spare. The art of a form is to ask only for what you need in order to answer.

## What you need

For most businesses the list is short: **a name to address the person by, a phone number, and a sentence about what they want.** With these three, you can ring up and ask the rest in a friendly voice. If you cannot say what you would do differently with the content of a field, take the field out.

E-mail is worth asking for when you will send something in writing. Budget is better asked in conversation, where you can explain what the money buys. "How did you hear about us" can usually be read from the link they came by.

## Make the few fields easy

- Put the label **above** the field, where it stays visible while one types.
- Open the number keyboard for the phone. Accept it with spaces, with +91 and with a zero in front; a machine can tidy up, a customer should not have to.
- Say what is wrong beside the field, in words that help: "The number has nine digits, it needs ten."
- Never empty the form because one field was wrong. Few people type a message twice.
- Let the browser fill in name, number and e-mail by itself. It is one attribute for the programmer and one tap for the customer.

## Say what happens next

The button should say what it does. "Send enquiry" is better than "Submit". After it was pressed, say clearly that the message has arrived, who will answer, and when. "A person will call you today before seven" is a promise, so make one that you can keep.

And then keep it. The best form in the world cannot repair an answer that comes on Thursday to a question from Monday.

## Robots, without punishing people

Forms attract rubbish. The usual answer is a puzzle with traffic lights, which honest people fail and robots have learnt to pass. There are quieter ways: a hidden field that only programs fill in, a look at how fast the form was sent, a limit for each address. Put suspicious messages aside instead of throwing them away, and look through them once a day. Sometimes the robot was a customer in a hurry.

> A form is the start of a conversation, not an application for one.

## Do it today

Open your own form on your phone and fill it in with your left hand, standing. Whatever annoyed you annoys everybody. Remove one field today, and compare the number of enquiries of the next four weeks with the four before.
`,
  },
];
