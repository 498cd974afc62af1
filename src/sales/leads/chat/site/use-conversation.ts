import { useEffect, useEffectEvent, useReducer, type RefObject } from 'react';
import { enquiryPayload, enquirySources } from '../../enquiries/wire/client.ts';
import { isNotTaken, outbox } from '../../enquiries/wire/outbox-client.ts';
import { storageKeys } from '#kit/calls/browser-storage.ts';
import { randomKey } from '#kit/calls/random-key.ts';
import { postEnquiry } from '../../enquiries/wire/enquiry-client.ts';
import { attempt } from '#kit/site/attempt.ts';
import { useShownAgain } from '#kit/site/use-shown-again.ts';
import { adMarks, tellPixelOfLead } from '../../enquiries/site/ad-marks.ts';
import { chatConsentVersion } from '../../enquiries/consent.ts';
import { firstTouch } from '#content/visits/site/attribution.ts';
import { readStoredChat, storeChat } from './chat-storage.ts';
import { begin, converse, type Answer } from './conversation.ts';
import { useChatVisit } from './use-chat-visit.ts';

const closeAfterMs = 1000;

/**
 * One conversation with its clock, its memory and its way to the server.
 * @param open whether it is shown; a finished one is forgotten when it is closed
 * @param onEnd closes the chat, a second after it was thanked for
 * @param honeypot the field that people do not see
 */
export function useConversation({
  open,
  onEnd,
  honeypot,
}: {
  open: boolean;
  onEnd: () => void;
  honeypot: RefObject<HTMLInputElement | null>;
}) {
  const [conversation, dispatch] = useReducer(converse, null, () => readStoredChat() ?? begin(Date.now()));
  const { typing, lead, key } = conversation;
  const visit = useChatVisit(open, conversation.step);

  function succeed() {
    visit.submitted();
    dispatch({ type: 'sent', key, now: Date.now() });
  }
  function fail(complaints: string[], kept: boolean) {
    visit.failed();
    dispatch({ type: 'failed', key, complaints, kept });
  }

  useEffect(() => storeChat(conversation), [conversation]);

  // What this page holds is not the last word where another one went on with it, or somebody has logged out meanwhile.
  const takeUp = () => dispatch({ type: 'taken-up', conversation: readStoredChat() ?? begin(Date.now()) });
  useShownAgain(takeUp);
  const heard = useEffectEvent(({ key }: StorageEvent) => {
    if (key === storageKeys.loggedOutAt) takeUp();
  });
  useEffect(() => {
    const hear = (event: StorageEvent) => heard(event);
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, []);

  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => dispatch({ type: 'spoken' }), typing.delayMs);
    return () => clearTimeout(timer);
  }, [typing]);

  const send = useEffectEvent(async () => {
    const payload = enquiryPayload({
      ...conversation.answers,
      whatsApp: conversation.whatsApp,
      form: 'chatbot',
      source: enquirySources.chatbot,
      message: '',
      terms: true,
      consentVersion: chatConsentVersion,
      honeypot: honeypot.current?.value ?? '',
      elapsedMs: Date.now() - conversation.startedAt,
      pageUrl: location.href,
      attribution: firstTouch(),
      adMarks: adMarks(),
    });
    const answer = await attempt(postEnquiry(payload, key));
    if (!answer.ok)
      return fail(Object.values(answer.errors), isNotTaken(answer) && outbox.store(key, payload));
    outbox.remove(key);
    tellPixelOfLead(key);
    succeed();
  });
  // Also after a reload in the middle of it: the same key makes it the same lead.
  useEffect(() => {
    if (lead === 'sending') void send();
  }, [lead]);

  const heardOfOutbox = useEffectEvent(() => {
    if (lead !== 'kept' || !outbox.state().sent.includes(key)) return;
    outbox.dismiss();
    succeed();
  });
  useEffect(() => {
    heardOfOutbox();
    return outbox.subscribe(() => heardOfOutbox());
  }, []);

  const end = useEffectEvent(() => {
    onEnd();
    dispatch({ type: 'closed', now: Date.now() });
  });
  useEffect(() => {
    if (lead !== 'sent') return;
    if (!open) return end();
    const timer = setTimeout(() => end(), closeAfterMs);
    return () => clearTimeout(timer);
  }, [lead, open]);

  return {
    conversation,
    answer: (text: string, whatsApp?: boolean) =>
      dispatch({ type: 'answer', text, ...(whatsApp !== undefined && { whatsApp }) }),
    edit(answer: Answer) {
      // Changed words are another enquiry; the one that waits must not go out as well.
      if (key) outbox.remove(key);
      dispatch({ type: 'edit', answer });
    },
    choose: (more: boolean) => dispatch({ type: 'choose', more, key: randomKey() }),
    retry: () => dispatch({ type: 'retry' }),
    startOver() {
      if (key) outbox.remove(key);
      dispatch({ type: 'start-over', now: Date.now() });
    },
  };
}
