import { send } from '#kit/calls/customer-calls.ts';
import type { QuestionAnswer } from '../question.ts';

/** What the site knows of this. Rejects where no answer arrives. */
export const askQuestion = (question: string) =>
  send<QuestionAnswer>('POST', '/chat/questions', { question });
