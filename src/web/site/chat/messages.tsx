import { Fragment, type ReactNode } from 'react';
import { chatConsent } from '#domain/leads/consent.ts';
import { useSite } from '../use-site.ts';
import type { Message } from './conversation.ts';

/**
 * What was said, read out as it grows.
 * @param card stands below the message with the id `cardAfter`
 */
export function Messages({
  messages,
  cardAfter,
  card,
}: {
  messages: Message[];
  cardAfter: number | undefined;
  card: ReactNode;
}) {
  return (
    <div role="log" aria-label="Conversation" className="grid gap-3">
      {messages.map(({ id, sender, text }) => (
        <Fragment key={id}>
          {sender === 'notice' ? <Notice /> : <Bubble sender={sender} text={text} />}
          {id === cardAfter && card}
        </Fragment>
      ))}
    </div>
  );
}

const looks = {
  bot: { who: 'Assistant: ', place: 'justify-self-start rounded-bl-[4px] border border-line bg-white' },
  user: { who: 'You: ', place: 'justify-self-end rounded-br-[4px] bg-ink text-paper' },
};

/** The texts are shown to the letter, two blanks included. */
function Bubble({ sender, text }: { sender: 'bot' | 'user'; text: string }) {
  const { who, place } = looks[sender];
  return (
    <p
      className={`max-w-[86%] animate-[settle_200ms_var(--ease-out)] rounded-card px-4 py-2.5 wrap-anywhere whitespace-pre-wrap ${place}`}
    >
      <span className="sr-only">{who}</span>
      <span>{text}</span>
    </p>
  );
}

const linked = 'the terms';

function Notice() {
  const { settings, publicUrl } = useSite();
  const [before, after] = chatConsent.notice.split(linked);
  return (
    <p className="px-1 text-center text-sm text-ink-soft">
      {before}
      <a
        href={settings.termsUrl || `${publicUrl}/terms-and-conditions`}
        target="_blank"
        rel="noopener"
        className="text-link"
      >
        {linked}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {after}
    </p>
  );
}

/** The bot is about to say something. Not part of the log: what it says is read out, not that it will. */
export function Typing() {
  return (
    <p
      role="img"
      aria-label="The assistant is typing"
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
