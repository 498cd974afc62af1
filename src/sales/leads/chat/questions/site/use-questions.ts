import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { attempt, explain } from '#kit/site/attempt.ts';
import type { QuestionAnswer } from '../question.ts';
import { askQuestion } from '../wire/client.ts';

/** What was asked, and what came of it: an answer, why there is none, or nothing yet. */
export type Exchange = { id: number; question: string; answer: QuestionAnswer | null; failure: string };

/** The questions of this visit to the chat. They are forgotten with the page. */
export function useQuestions() {
  const { i18n } = useLingui();
  const [exchanges, setExchanges] = useState<Exchange[]>([]);
  const last = exchanges.at(-1);
  const waiting = last !== undefined && last.answer === null && last.failure === '';

  async function ask(text: string) {
    const question = text.trim();
    if (question === '' || waiting) return;
    const id = (last?.id ?? 0) + 1;
    setExchanges((before) => [...before, { id, question, answer: null, failure: '' }]);
    const outcome = await attempt(askQuestion(question));
    const came = outcome.ok
      ? { answer: outcome }
      : { failure: outcome.errors.question ?? explain(outcome, i18n) };
    setExchanges((before) => before.map((one) => (one.id === id ? { ...one, ...came } : one)));
  }
  return { exchanges, waiting, ask };
}
