import { phoneDigits } from '#domain/leads/phone.ts';

/** The conversation of public-site §4 as data: what is asked when, in which words, and what may follow what. */

export const answerNames = ['service', 'name', 'email', 'phone'] as const;
export type Answer = (typeof answerNames)[number];
export type Answers = Record<Answer, string>;

/** `notice`: what the visitor agrees to by going on (decision 29). */
export type Message = { id: number; sender: 'bot' | 'user' | 'notice'; text: string };

export type Conversation = {
  /** What is asked now; `review` is step 5. */
  step: Answer | 'review';
  /** One answer is being changed; it leads back to the review. */
  editing: boolean;
  answers: Answers;
  messages: Message[];
  /** What the bot says next, and after how many milliseconds. */
  typing: { delayMs: number; texts: string[] } | null;
  /** What has become of the lead. `kept`: it waits on this device for a network. */
  lead: 'open' | 'sending' | 'failed' | 'kept' | 'sent';
  /** The answer to the last question: Yes begins again, No ends the chat. */
  more: boolean;
  /** The Idempotency-Key of these answers; empty until they are sent. */
  key: string;
  /** When its first question was asked, in milliseconds since 1970. */
  startedAt: number;
};

export const words = {
  greeting: 'Hello! How can I assist you today?',
  review: 'Thank you for the information! Please review your details.',
  assistance: 'Do you need any other assistance?',
  thanks: 'Thanks for submitting! Our team will contact you shortly.',
  failed: 'There was an error submitting your information. Please try again.',
  kept: 'What you wrote is kept on this device and goes out by itself once you are online.',
  badEmail: 'Please enter a valid email address.',
  badPhone: 'Please enter a valid 10-digit contact number.',
};

const afterServiceMs = 100;
const afterAnswerMs = 1000;

/** How each answer is asked for again, from the review. */
const editQuestions: Answers = {
  service: 'Which service is it about?',
  name: 'May I know your name?',
  email: 'Could I get your email?',
  phone: 'Could you provide your contact number?',
};

export type Action =
  | { type: 'answer'; text: string }
  | { type: 'spoken' }
  | { type: 'edit'; answer: Answer }
  | { type: 'choose'; more: boolean; key: string }
  | { type: 'retry' }
  | { type: 'sent'; key: string; now: number }
  | { type: 'failed'; key: string; complaints: string[]; kept: boolean }
  | { type: 'closed' | 'start-over'; now: number };

/** @param said what stands before the greeting, and the number of the last message before that */
export function begin(now: number, said: { texts: string[]; lastId: number } = { texts: [], lastId: 0 }) {
  const fresh: Conversation = {
    step: 'service',
    editing: false,
    answers: { service: '', name: '', email: '', phone: '' },
    messages: [],
    typing: null,
    lead: 'open',
    more: false,
    key: '',
    startedAt: now,
  };
  const texts = [...said.texts, words.greeting];
  fresh.messages = texts.map((text, i) => ({ id: said.lastId + i + 1, sender: 'bot', text }));
  return fresh;
}

/** Whether nothing has been answered yet. */
export const isFresh = (now: Conversation) => now.step === 'service' && !now.editing;

/** What follows. An action that does not fit the moment, such as a second click, changes nothing. */
export function converse(now: Conversation, action: Action): Conversation {
  const busy = now.typing !== null || now.lead === 'sending' || now.lead === 'sent';
  switch (action.type) {
    case 'answer':
      return busy || now.step === 'review' ? now : answered(now, now.step, action.text.trim());
    case 'spoken':
      return now.typing ? { ...say(now, 'bot', ...now.typing.texts), typing: null } : now;
    case 'edit': {
      if (busy || now.step !== 'review') return now;
      const asked = say(say(now, 'user', `Change the ${action.answer}`), 'bot', editQuestions[action.answer]);
      return { ...asked, step: action.answer, editing: true, lead: 'open', key: '' };
    }
    case 'choose':
      if (busy || now.step !== 'review' || now.lead !== 'open') return now;
      return {
        ...say(now, 'user', action.more ? 'Yes' : 'No'),
        more: action.more,
        lead: 'sending',
        key: action.key,
      };
    case 'retry':
      return now.lead === 'failed' || now.lead === 'kept' ? { ...now, lead: 'sending' } : now;
    case 'sent':
      // Sent by us or from the device: whichever is first.
      if (action.key !== now.key || (now.lead !== 'sending' && now.lead !== 'kept')) return now;
      if (now.more) return begin(action.now, { texts: [words.thanks], lastId: lastId(now) });
      return { ...say(now, 'bot', words.thanks), lead: 'sent' };
    case 'failed': {
      if (action.key !== now.key || now.lead !== 'sending') return now;
      const { kept, complaints } = action;
      const told = say(now, 'bot', words.failed, ...complaints, ...(kept ? [words.kept] : []));
      return { ...told, lead: kept ? 'kept' : 'failed' };
    }
    case 'closed':
      return now.lead === 'sent' ? begin(action.now) : now;
    case 'start-over':
      return now.lead === 'sending' ? now : begin(action.now, { texts: [], lastId: lastId(now) });
  }
}

function answered(now: Conversation, step: Answer, text: string): Conversation {
  if (text === '') return now;
  const value = step === 'phone' ? phoneDigits(text) : text;
  const said = say(now, 'user', value || text);
  const complaint = complaintAbout(step, value);
  if (complaint) return say(said, 'bot', complaint);
  const answers = { ...now.answers, [step]: value };
  const delayMs = step === 'service' ? afterServiceMs : afterAnswerMs;
  if (now.editing || step === 'phone')
    return {
      ...said,
      step: 'review',
      editing: false,
      answers,
      typing: { delayMs, texts: [words.review, words.assistance] },
    };
  const next = { service: 'name', name: 'email', email: 'phone' } as const;
  return {
    ...(step === 'service' ? say(said, 'notice', '') : said),
    step: next[step],
    answers,
    typing: { delayMs, texts: [questions[next[step]](answers)] },
  };
}

const questions: Record<'name' | 'email' | 'phone', (answers: Answers) => string> = {
  name: () => 'Great choice! May I know your name?',
  email: ({ name }) => `Thanks, ${name} Could I get your email?`,
  phone: () => 'Could you provide your contact number?',
};

/** No stricter and no laxer than what the server takes, so that nothing said here is refused there. */
const mail = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

function complaintAbout(step: Answer, value: string): string | null {
  if (step === 'email' && !mail.test(value)) return words.badEmail;
  if (step === 'phone' && value.length !== 10) return words.badPhone;
  return null;
}

const lastId = (now: Conversation) => now.messages.at(-1)?.id ?? 0;

function say(now: Conversation, sender: Message['sender'], ...texts: string[]): Conversation {
  const from = lastId(now) + 1;
  return { ...now, messages: [...now.messages, ...texts.map((text, i) => ({ id: from + i, sender, text }))] };
}
