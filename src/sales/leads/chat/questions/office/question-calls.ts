import { request } from '#kit/office/http.ts';
import { callPath } from '#kit/path-of.ts';
import type { AnswerDraft } from './answers.ts';

/** What is done about a question that we could not answer. */
export const questionCalls = {
  draft: (id: string) =>
    request<AnswerDraft>(callPath`/unanswered-questions/${id}/draft`, { method: 'POST' }),
  dismiss: (id: string) => request(callPath`/unanswered-questions/${id}`, { method: 'DELETE' }),
};
