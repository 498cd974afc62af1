import { nationalDigits } from '#kit/india/phone.ts';

/** The conversation as data: what is asked when, in which words, and what may follow what. */

export const answerNames = ['service', 'name', 'email', 'phone'] as const;
export type Answer = (typeof answerNames)[number];
export type Answers = Record<Answer, string>;

/**
 * `notice`: what the visitor agrees to by going on. `text` is English, in which `{name}` stands for `name`,
 * or as the visitor `typed` it.
 */
export type Message = {
  id: number;
  sender: 'bot' | 'user' | 'notice';
  text: string;
  typed: boolean;
  name: string;
};

export type Conversation = {
  /** What is asked now; `review` is step 5. */
  step: Answer | 'review';
  /** One answer is being changed; it leads back to the review. */
  editing: boolean;
  answers: Answers;
  /** Whether they ticked beside the number that they may be written to on WhatsApp. */
  whatsApp: boolean;
  messages: Message[];
  /** What the bot says next, and after how many milliseconds. */
  typing: { delayMs: number; texts: string[] } | null;
  /** What has become of the lead. `kept`: it waits on this device until it can go out. */
  lead: 'open' | 'sending' | 'failed' | 'kept' | 'sent';
  /** The answer to the last question: Yes begins again, No ends the chat. */
  more: boolean;
  /** The Idempotency-Key of these answers; empty until they are sent. */
  key: string;
  /** When its first question was asked, in milliseconds since 1970. */
  startedAt: number;
};

export const messageTexts = {
  greeting: /*i18n*/ 'Hello! How can I assist you today?',
  review: /*i18n*/ 'Thank you for the information! Please review your details.',
  assistance: /*i18n*/ 'Do you need any other assistance?',
  thanks: /*i18n*/ 'Thanks for submitting! Our team will contact you shortly.',
  failed: /*i18n*/ 'There was an error submitting your information. Please try again.',
  kept: /*i18n*/ 'What you wrote is kept on this device and goes out by itself as soon as it can.',
  badEmail: /*i18n*/ 'Please enter a valid email address.',
  yes: /*i18n*/ 'Yes',
  no: /*i18n*/ 'No',
  badPhone: /*i18n*/ 'Please enter a valid 10-digit contact number.',
};

const afterServiceMs = 100;
const afterAnswerMs = 1000;

/** How each answer is asked for again, from the review. */
const editQuestions: Answers = {
  service: /*i18n*/ 'Which service is it about?',
  name: /*i18n*/ 'May I know your name?',
  email: /*i18n*/ 'Could I get your email?',
  phone: /*i18n*/ 'Could you provide your contact number?',
};

const editWishes: Answers = {
  service: /*i18n*/ 'Change the service',
  name: /*i18n*/ 'Change the name',
  email: /*i18n*/ 'Change the email',
  phone: /*i18n*/ 'Change the phone',
};

export type Action =
  /** `whatsApp`: of the number alone. */
  | { type: 'answer'; text: string; whatsApp?: boolean }
  | { type: 'spoken' }
  | { type: 'edit'; answer: Answer }
  | { type: 'choose'; more: boolean; key: string }
  | { type: 'retry' }
  | { type: 'sent'; key: string; now: number }
  | { type: 'failed'; key: string; complaints: string[]; kept: boolean }
  | { type: 'closed' | 'start-over'; now: number }
  /** As another page of this tab has left it. */
  | { type: 'taken-up'; conversation: Conversation };

/** @param said what stands before the greeting, and the number of the last message before that */
export function begin(now: number, said: { texts: string[]; lastId: number } = { texts: [], lastId: 0 }) {
  const fresh: Conversation = {
    step: 'service',
    editing: false,
    answers: { service: '', name: '', email: '', phone: '' },
    whatsApp: false,
    messages: [],
    typing: null,
    lead: 'open',
    more: false,
    key: '',
    startedAt: now,
  };
  const texts = [...said.texts, messageTexts.greeting];
  fresh.messages = texts.map((text, i) => ({
    id: said.lastId + i + 1,
    sender: 'bot',
    text,
    typed: false,
    name: '',
  }));
  return fresh;
}

/** Whether nothing has been answered yet. */
export const isFresh = (now: Conversation) => now.step === 'service' && !now.editing;

/** What follows. An action that does not fit the moment, such as a second click, changes nothing. */
export function converse(now: Conversation, action: Action): Conversation {
  const busy = now.typing !== null || now.lead === 'sending' || now.lead === 'sent';
  switch (action.type) {
    case 'answer':
      if (busy || now.step === 'review') return now;
      if (action.text.trim() === '') return now;
      return answered({ ...now, whatsApp: action.whatsApp ?? now.whatsApp }, now.step, action.text.trim());
    case 'spoken':
      return now.typing ? { ...say(now, 'bot', ...now.typing.texts), typing: null } : now;
    case 'edit': {
      if (busy || now.step !== 'review') return now;
      const asked = say(say(now, 'user', editWishes[action.answer]), 'bot', editQuestions[action.answer]);
      return { ...asked, step: action.answer, editing: true, lead: 'open', key: '' };
    }
    case 'choose':
      if (busy || now.step !== 'review' || now.lead !== 'open') return now;
      return {
        ...say(now, 'user', action.more ? messageTexts.yes : messageTexts.no),
        more: action.more,
        lead: 'sending',
        key: action.key,
      };
    case 'retry':
      return now.lead === 'failed' || now.lead === 'kept' ? { ...now, lead: 'sending' } : now;
    case 'sent':
      // Sent by us or from the device: whichever is first.
      if (action.key !== now.key || (now.lead !== 'sending' && now.lead !== 'kept')) return now;
      if (now.more) return begin(action.now, { texts: [messageTexts.thanks], lastId: lastId(now) });
      return { ...say(now, 'bot', messageTexts.thanks), lead: 'sent' };
    case 'failed': {
      if (action.key !== now.key || now.lead !== 'sending') return now;
      const { kept, complaints } = action;
      const told = say(now, 'bot', messageTexts.failed, ...complaints, ...(kept ? [messageTexts.kept] : []));
      return { ...told, lead: kept ? 'kept' : 'failed' };
    }
    case 'closed':
      return now.lead === 'sent' ? begin(action.now) : now;
    case 'taken-up':
      return action.conversation;
    case 'start-over':
      return now.lead === 'sending' ? now : begin(action.now, { texts: [], lastId: lastId(now) });
  }
}

function answered(now: Conversation, step: Answer, text: string): Conversation {
  const value = step === 'phone' ? nationalDigits(text) : text;
  const said = step === 'service' ? say(now, 'user', text) : typed(now, value || text);
  const complaint = fieldError(step, value);
  if (complaint) return say(said, 'bot', complaint);
  const answers = { ...now.answers, [step]: value };
  const delayMs = step === 'service' ? afterServiceMs : afterAnswerMs;
  if (now.editing || step === 'phone')
    return {
      ...said,
      step: 'review',
      editing: false,
      answers,
      typing: { delayMs, texts: [messageTexts.review, messageTexts.assistance] },
    };
  const next = { service: 'name', name: 'email', email: 'phone' } as const;
  return {
    ...(step === 'service' ? say(said, 'notice', '') : said),
    step: next[step],
    answers,
    typing: { delayMs, texts: [questions[next[step]]] },
  };
}

const questions = {
  name: /*i18n*/ 'Great choice! May I know your name?',
  email: /*i18n*/ 'Thanks, {name} Could I get your email?',
  phone: /*i18n*/ 'Could you provide your contact number?',
};

/** No stricter and no laxer than what the server takes, so that nothing said here is refused there. */
const mail = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

function fieldError(step: Answer, value: string): string | null {
  if (step === 'email' && !mail.test(value)) return messageTexts.badEmail;
  if (step === 'phone' && value.length !== 10) return messageTexts.badPhone;
  return null;
}

const lastId = (now: Conversation) => now.messages.at(-1)?.id ?? 0;

function say(now: Conversation, sender: Message['sender'], ...texts: string[]): Conversation {
  const from = lastId(now) + 1;
  const { name } = now.answers;
  const messages = texts.map((text, i) => ({ id: from + i, sender, text, typed: false, name }));
  return { ...now, messages: [...now.messages, ...messages] };
}

const typed = (now: Conversation, text: string): Conversation => ({
  ...now,
  messages: [...now.messages, { id: lastId(now) + 1, sender: 'user', text, typed: true, name: '' }],
});
