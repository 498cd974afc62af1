import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EnquiryInput } from '../../enquiries/enquiry-input.ts';
import { begin, converse, isFresh, type Action, type Conversation } from './conversation.ts';

const after = (actions: Action[], from = begin(0)) => actions.reduce(converse, from);
const answer = (text: string): Action => ({ type: 'answer', text });
const spoken: Action = { type: 'spoken' };
const choose = (more: boolean, key = 'k1'): Action => ({ type: 'choose', more, key });
const failed = (more: Partial<Extract<Action, { type: 'failed' }>> = {}): Action => ({
  type: 'failed',
  key: 'k1',
  complaints: [],
  kept: false,
  ...more,
});
const sent: Action = { type: 'sent', key: 'k1', now: 9 };

const said = (now: Conversation) =>
  now.messages.map(({ sender, text, name }) => `${sender}: ${text.replace('{name}', name)}`);
const askedForName = after([answer('Google Ads'), spoken]);
const askedForEmail = after([answer('Asha'), spoken], askedForName);
const askedForPhone = after([answer('asha@example.com'), spoken], askedForEmail);
const reviewing = after([answer('9000000001'), spoken], askedForPhone);

test('step 1: a greeting; the chosen service is followed, after 100 ms, by the consent notice and the question for a name', () => {
  const first = begin(7);
  expect(said(first)).toEqual(['bot: Hello! How can I assist you today?']);
  expect(first).toMatchObject({ step: 'service', startedAt: 7, typing: null, lead: 'open' });
  const chosen = after([answer('Google Ads')], first);
  expect(chosen.typing?.delayMs).toBe(100);
  expect(said(chosen).slice(1)).toEqual(['user: Google Ads', 'notice: ']);
  expect(askedForName).toMatchObject({ step: 'name', typing: null, answers: { service: 'Google Ads' } });
  expect(said(askedForName).at(-1)).toBe('bot: Great choice! May I know your name?');
});

test('step 2: the name is followed, after 1000 ms, by the question for an e-mail', () => {
  expect(after([answer('  Asha ')], askedForName).typing?.delayMs).toBe(1000);
  expect(askedForEmail).toMatchObject({ step: 'email', answers: { name: 'Asha' } });
  expect(said(askedForEmail).slice(-2)).toEqual(['user: Asha', 'bot: Thanks, Asha Could I get your email?']);
});

test('step 3: the e-mail is followed, after 1000 ms, by the question for a number; a wrong one is asked for again', () => {
  const wrong = after([answer('asha@example')], askedForEmail);
  expect(said(wrong).slice(-2)).toEqual(['user: asha@example', 'bot: Please enter a valid email address.']);
  expect(wrong).toMatchObject({ step: 'email', typing: null, answers: { email: '' } });
  expect(after([answer('asha@example.com')], wrong).typing?.delayMs).toBe(1000);
  expect(said(askedForPhone).at(-1)).toBe('bot: Could you provide your contact number?');
});

test('step 4: ten digits lead, after 1000 ms, to the review; anything else is asked for again', () => {
  for (const [typed, shown] of [
    ['90000', '90000'],
    ['no', 'no'],
    ['0900000000', '900000000'],
    ['90000000012', '90000000012'],
  ] as const) {
    const wrong = after([answer(typed)], askedForPhone);
    expect(said(wrong).slice(-2)).toEqual([`user: ${shown}`, 'bot: Please enter a valid 10-digit contact number.']); // prettier-ignore
    expect(wrong.step).toBe('phone');
  }
  for (const typed of ['9000000001', '09000000001', '+91 90000 00001', '0091-90000-00001'])
    expect(after([answer(typed)], askedForPhone).answers.phone).toBe('9000000001');
  expect(after([answer('9000000001')], askedForPhone).typing?.delayMs).toBe(1000);
});

test('the tick beside the number is off at first, changes nothing that is said, and stays with the number', () => {
  const withTick = (text: string, whatsApp: boolean): Action => ({ type: 'answer', text, whatsApp });
  expect(askedForPhone.whatsApp).toBe(false);
  const plain = after([answer('9000000001')], askedForPhone);
  const ticked = after([withTick('9000000001', true)], askedForPhone);
  expect(ticked).toEqual({ ...plain, whatsApp: true });
  const wrong = after([withTick('90000', true)], askedForPhone);
  expect([wrong.step, wrong.whatsApp]).toEqual(['phone', true]);
  const review = after([spoken], ticked);
  expect(after([{ type: 'edit', answer: 'name' }, answer('Devi')], review).whatsApp).toBe(true);
  expect(after([{ type: 'edit', answer: 'phone' }, withTick('9000000002', false)], review).whatsApp).toBe(
    false,
  );
  expect(after([{ type: 'start-over', now: 5 }], review).whatsApp).toBe(false);
});

test('step 5: review and the last question', () => {
  expect(said(reviewing).slice(-2)).toEqual([
    'bot: Thank you for the information! Please review your details.',
    'bot: Do you need any other assistance?',
  ]);
  expect(reviewing).toMatchObject({
    step: 'review',
    lead: 'open',
    answers: { service: 'Google Ads', name: 'Asha', email: 'asha@example.com', phone: '9000000001' },
  });
});

test('Yes sends, thanks and begins again at step 1 with nothing left of the answers', () => {
  const sending = after([choose(true)], reviewing);
  expect(sending).toMatchObject({ lead: 'sending', key: 'k1' });
  expect(said(sending).at(-1)).toBe('user: Yes');
  const again = after([sent], sending);
  expect(said(again)).toEqual([
    'bot: Thanks for submitting! Our team will contact you shortly.',
    'bot: Hello! How can I assist you today?',
  ]);
  expect(again).toEqual({ ...begin(9), messages: again.messages });
  expect(again.messages[0]?.id).toBeGreaterThan(sending.messages.at(-1)?.id ?? 0);
});

test('No sends and thanks; closed, it is a new conversation', () => {
  const done = after([choose(false), sent], reviewing);
  expect(said(done).slice(-2)).toEqual(['user: No', 'bot: Thanks for submitting! Our team will contact you shortly.']); // prettier-ignore
  expect(done.lead).toBe('sent');
  expect(after([{ type: 'closed', now: 12 }], done)).toEqual(begin(12));
  expect(after([{ type: 'closed', now: 12 }], reviewing)).toBe(reviewing);
});

test('a failure says so, keeps every answer and can be tried again with the same key', () => {
  const down = after([choose(false), failed()], reviewing);
  expect(said(down).at(-1)).toBe('bot: There was an error submitting your information. Please try again.');
  expect(down).toMatchObject({ lead: 'failed', key: 'k1', answers: reviewing.answers });
  const again = after([{ type: 'retry' }], down);
  expect(again).toMatchObject({ lead: 'sending', key: 'k1', more: false });
  expect(after([sent], again).lead).toBe('sent');
  const refused = after(
    [choose(true), failed({ complaints: ['Please use at most 120 characters'] })],
    reviewing,
  );
  expect(said(refused).at(-1)).toBe('bot: Please use at most 120 characters');
});

test('without a network the lead waits on the device, and is thanked for when it has gone out', () => {
  const kept = after([choose(false), failed({ kept: true })], reviewing);
  expect(kept.lead).toBe('kept');
  expect(said(kept).slice(-2)).toEqual([
    'bot: There was an error submitting your information. Please try again.',
    'bot: What you wrote is kept on this device and goes out by itself as soon as it can.',
  ]);
  expect(after([sent], kept).lead).toBe('sent');
});

test.each([
  ['service', 'Meta Ads', 100, 'Which service is it about?'],
  ['name', 'Devi', 1000, 'May I know your name?'],
  ['email', 'devi@example.com', 1000, 'Could I get your email?'],
  ['phone', '9000000002', 1000, 'Could you provide your contact number?'],
] as const)('editing the %s leads back to the review', (name, text, delayMs, question) => {
  const asked = after([{ type: 'edit', answer: name }], after([choose(false), failed()], reviewing));
  expect(said(asked).slice(-2)).toEqual([`user: Change the ${name}`, `bot: ${question}`]);
  expect(asked).toMatchObject({
    step: name,
    editing: true,
    lead: 'open',
    key: '',
    answers: reviewing.answers,
  });
  const changed = after([answer(text)], asked);
  expect(changed.typing).toEqual({
    delayMs,
    texts: [
      'Thank you for the information! Please review your details.',
      'Do you need any other assistance?',
    ],
  });
  expect(changed).toMatchObject({
    step: 'review',
    editing: false,
    answers: { ...reviewing.answers, [name]: text },
  });
});

test('what does not fit the moment changes nothing: blanks, answers too early, second clicks, late answers', () => {
  const typing = after([answer('Asha')], askedForName);
  const sending = after([choose(true)], reviewing);
  const done = after([choose(false), sent], reviewing);
  for (const [now, action] of [
    [askedForName, answer('  ')],
    [typing, answer('asha@example.com')],
    [reviewing, answer('hello')],
    [askedForName, spoken],
    [askedForName, { type: 'edit', answer: 'service' }],
    [askedForName, choose(true)],
    [sending, choose(false, 'k2')],
    [sending, { type: 'edit', answer: 'name' }],
    [sending, { type: 'retry' }],
    [sending, { type: 'start-over', now: 3 }],
    [sending, { ...sent, key: 'k2' }],
    [sending, failed({ key: 'k2' })],
    [done, sent],
    [done, failed()],
    [after([choose(false), failed()], reviewing), choose(true, 'k2')],
  ] as [Conversation, Action][])
    expect([action, converse(now, action)]).toEqual([action, now]);
});

test('starting over forgets the answers, at any step but while sending', () => {
  for (const now of [askedForName, reviewing, after([choose(false), failed({ kept: true })], reviewing)]) {
    const over = after([{ type: 'start-over', now: 5 }], now);
    expect(isFresh(now)).toBe(false);
    expect(isFresh(over)).toBe(true);
    expect(over).toEqual({ ...begin(5), messages: over.messages });
    expect(said(over)).toEqual(['bot: Hello! How can I assist you today?']);
  }
});

test('every message has a number of its own', () => {
  const ids = after([choose(true), failed(), { type: 'retry' }], reviewing).messages.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an e-mail address is taken by the chat exactly when the server takes it', () => {
  const email = EnquiryInput.shape.email;
  const odd = fc.stringMatching(/^[a-zA-Z0-9_'+.@ -]{1,30}$/);
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), odd), (text) => {
      const taken = after([answer(text)], askedForEmail).typing !== null;
      expect(taken).toBe(text.trim() !== '' && email.safeParse(text).success);
    }),
  );
});
