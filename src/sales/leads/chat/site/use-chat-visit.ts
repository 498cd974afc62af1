import { useEffect, useRef } from 'react';
import { track } from '#content/visits/site/track.ts';
import { answerNames, type Conversation } from './conversation.ts';

const steps: Conversation['step'][] = [...answerNames, 'review'];

/** Counts how far conversations come; going back to change an answer is not a step. Words stay in the chat. */
export function useChatVisit(open: boolean, step: Conversation['step']) {
  const furthest = useRef(steps.indexOf(step));
  useEffect(() => {
    if (open) track('chat_open');
  }, [open]);
  useEffect(() => {
    const now = steps.indexOf(step);
    if (now > furthest.current) track('chat_step', { name: step });
    furthest.current = now === 0 ? 0 : Math.max(now, furthest.current);
  }, [step]);
  return {
    submitted: () => track('chat_submit'),
    failed: () => track('form_fail', { name: 'chatbot' }),
  };
}
