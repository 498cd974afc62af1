import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, CircleHelp, RotateCcw, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Honeypot } from '#kit/site/ui/form/honeypot.tsx';
import { whatsappHref } from '#kit/site/contact-links.ts';
import { WhatsappIcon } from '#kit/site/ui/whatsapp-icon.tsx';
import { Mark } from '#kit/site/ui/logo.tsx';
import { useSite } from '#agency/settings/site/use-site.ts';
import { Questions } from '../questions/site/questions.tsx';
import { calledIn } from './called.ts';
import { Choices } from './choices.tsx';
import { Composer } from './composer.tsx';
import { isFresh, messageTexts } from './conversation.ts';
import { Messages, Typing, translateText } from './messages.tsx';
import { ReviewCard } from './review-card.tsx';
import { useChatDialog } from './use-chat-dialog.ts';
import { useConversation } from './use-conversation.ts';
import { useServices } from './use-services.ts';

/**
 * The chat: asks for a service, a name, an e-mail and a number, shows them for review and sends them. Beside that it takes
 * questions, while the conversation waits as it was left.
 */
export function Chat({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { brand, whatsapp } = useSite().settings;
  const title = useId();
  const honeypot = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const services = useServices();
  const called = calledIn(i18n, services);
  const chat = useConversation({ open, onEnd: onClose, honeypot });
  const { step, editing, answers, whatsApp: ticked, messages, typing, lead } = chat.conversation;
  const choosing = step === 'service' && !typing;
  const waiting = typing !== null || lead === 'sending' || (choosing && !services);
  const reviewing = step === 'review' && !typing;
  const { dialog, sheet } = useChatDialog(open, `${step} ${lead} ${waiting} ${asking}`, onClose);
  const last = messages.at(-1);
  const lastId = last?.id;

  // Upside down, so that its end stays in sight when the keyboard comes; 0 is the end.
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [lastId, waiting]);

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={title}
      data-kept-here={(open && lead === 'kept') || undefined}
      className={`${sheet ? 'top-0 left-0 h-dvh w-full' : 'right-[calc(env(safe-area-inset-right)+1rem)] bottom-[calc(env(safe-area-inset-bottom)+5.5rem)] left-auto z-40 h-[min(37rem,100dvh-11rem)] w-[24rem] rounded-card border border-line shadow-float'} popup visible fixed m-0 max-h-none max-w-none flex-col overflow-hidden bg-sand text-ink outline-none open:flex`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser may close it without asking, e.g. by the phone's own way back.
        if (open && !event.currentTarget.open) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !sheet) onClose();
      }}
    >
      <header className="on-dark flex items-center gap-3 bg-ink-deep py-2 pr-2 pl-4 text-paper">
        <Mark className="size-8 shrink-0" />
        <div className="grow">
          <h2 id={title} className="text-h4">
            {t`${brand} support`}
          </h2>
          <p className="text-xs text-sand-deep">
            {asking ? t`Answers from our own pages` : t`Four questions, then a call`}
          </p>
        </div>
        {!asking && !isFresh(chat.conversation) && lead !== 'sending' && lead !== 'sent' && (
          <button type="button" aria-label={t`Start over`} className={headButton} onClick={chat.startOver}>
            <RotateCcw aria-hidden className="size-5" />
          </button>
        )}
        <a
          href={whatsappHref(whatsapp, t`Hello, I would like to talk about my business.`)}
          aria-label={t`Continue on WhatsApp`}
          className={headButton}
        >
          <WhatsappIcon />
        </a>
        {sheet && (
          <button type="button" aria-label={t`Close chat`} className={headButton} onClick={onClose}>
            <X aria-hidden className="size-6" />
          </button>
        )}
      </header>
      <Honeypot name="website" ref={honeypot} />
      <Questions hidden={!asking} onLeave={() => sheet && onClose()} onPerson={() => setAsking(false)} />
      {!asking && (
        <>
          <div
            ref={scroller}
            data-copyable
            className="flex grow flex-col-reverse overflow-y-auto overscroll-contain scroll-smooth"
          >
            <div className="mb-auto grid gap-3 p-4">
              <Messages
                messages={messages}
                cardAfter={
                  messages.findLast(({ sender, text }) => sender === 'bot' && text === messageTexts.review)
                    ?.id
                }
                called={called}
                card={
                  reviewing &&
                  lead !== 'sent' && (
                    <ReviewCard
                      answers={answers}
                      onWhatsApp={ticked}
                      locked={lead === 'sending'}
                      called={called}
                      onEdit={chat.edit}
                    />
                  )
                }
              />
              {waiting && <Typing />}
              {choosing && services && (
                <Choices
                  question={last ? translateText(last, i18n) : ''}
                  choices={services.map(({ name }) => name)}
                  called={called}
                  onChoose={chat.answer}
                />
              )}
              {reviewing && lead === 'open' && (
                <Choices
                  question={i18n._(messageTexts.assistance)}
                  choices={[messageTexts.yes, messageTexts.no]}
                  called={called}
                  hint={t`Either answer sends your details to us.`}
                  onChoose={(choice) => chat.choose(choice === messageTexts.yes)}
                />
              )}
              {(lead === 'failed' || lead === 'kept') && (
                <button type="button" data-first className="btn btn-main" onClick={chat.retry}>
                  {t`Try again`}
                </button>
              )}
            </div>
          </div>
          {step !== 'service' && step !== 'review' && (
            <Composer
              key={step}
              asks={step}
              initial={editing ? answers[step] : ''}
              ticked={ticked}
              onAnswer={chat.answer}
            />
          )}
        </>
      )}
      {lead !== 'sending' && lead !== 'sent' && (
        <button type="button" className={footButton} onClick={() => setAsking(!asking)}>
          {asking ? (
            <ArrowLeft aria-hidden className="size-5" />
          ) : (
            <CircleHelp aria-hidden className="size-5" />
          )}
          {asking ? t`Back to the four questions` : t`Ask us something first`}
        </button>
      )}
    </dialog>
  );
}

const headButton = 'grid size-12 shrink-0 place-items-center rounded-control hover:bg-line-dark';
const footButton =
  'flex min-h-12 shrink-0 items-center justify-center gap-2 border-t border-line bg-white px-4 pb-[env(safe-area-inset-bottom)] text-sm font-semibold hover:bg-sand';
