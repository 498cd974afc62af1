import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { chatConsent } from '../../enquiries/consent.ts';
import { TermsLink } from '#agency/settings/site/terms-link.tsx';
import type { Called } from './called.ts';
import type { Message } from './conversation.ts';

/**
 * What was said, read out as it grows.
 * @param card stands below the message with the id `cardAfter`
 */
export function Messages({
  messages,
  cardAfter,
  card,
  called,
}: {
  messages: Message[];
  cardAfter: number | undefined;
  card: ReactNode;
  called: Called;
}) {
  const { t, i18n } = useLingui();
  const textOf = (message: Message) =>
    message.sender === 'user' && !message.typed ? called(message.text) : translateText(message, i18n);
  return (
    <div role="log" aria-label={t`Conversation`} className="grid gap-3">
      {messages.map((message) => (
        <Fragment key={message.id}>
          {message.sender === 'notice' ? (
            <Notice />
          ) : (
            <Bubble sender={message.sender} text={textOf(message)} />
          )}
          {message.id === cardAfter && card}
        </Fragment>
      ))}
    </div>
  );
}

const looks = {
  bot: { who: msg`Assistant:`, place: 'justify-self-start rounded-bl-[4px] border border-line bg-white' },
  user: { who: msg`You:`, place: 'justify-self-end rounded-br-[4px] bg-ink text-paper' },
};

/** A message in the language of the page. What a visitor typed stays as it is. */
export const translateText = ({ text, typed, name }: Message, i18n: I18n) =>
  typed ? text : i18n._(text, { name });

/** The texts are shown to the letter, two blanks included. */
function Bubble({ sender, text }: { sender: 'bot' | 'user'; text: string }) {
  const { t } = useLingui();
  const { who, place } = looks[sender];
  return (
    <p
      className={`max-w-[86%] animate-[settle_200ms_var(--ease-out)] rounded-card px-4 py-2.5 wrap-anywhere whitespace-pre-wrap ${place}`}
    >
      <span className="sr-only">{t(who)} </span>
      <span>{text}</span>
    </p>
  );
}

/** The words of the notice that are the link. */
const linked = /*i18n*/ 'the terms';

function Notice() {
  const { i18n } = useLingui();
  const words = i18n._(linked);
  const [before, after] = i18n._(chatConsent.notice).split(words);
  return (
    <p className="px-1 text-center text-sm text-ink-soft">
      {before}
      <TermsLink>{words}</TermsLink>
      {after}
    </p>
  );
}

/** The bot is about to say something. Not part of the log: what it says is read out, not that it will. */
export function Typing() {
  const { t } = useLingui();
  return (
    <p
      role="img"
      aria-label={t`The assistant is typing`}
      className="flex h-12 items-center gap-1.5 justify-self-start rounded-card rounded-bl-[4px] border border-line bg-white px-4"
    >
      {['0ms', '160ms', '320ms'].map((delay) => (
        <span
          key={delay}
          className="size-2 animate-pulse rounded-full bg-ink-soft"
          style={{ animationDelay: delay }}
        />
      ))}
    </p>
  );
}
