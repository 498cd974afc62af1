import { useLingui } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Typing } from '../../site/messages.tsx';
import { Answer } from './answer.tsx';
import { useQuestions } from './use-questions.ts';

/**
 * Questions to the site, beside the conversation, which waits meanwhile as it was left.
 * @param onLeave a page of the site is opened · @param onPerson back to the conversation
 */
export function Questions({
  hidden,
  onLeave,
  onPerson,
}: {
  hidden: boolean;
  onLeave: () => void;
  onPerson: () => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { exchanges, waiting, ask } = useQuestions();
  const count = exchanges.length;

  // Upside down, as the conversation; 0 is the end.
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [count, waiting]);

  function send(event: React.FormEvent) {
    event.preventDefault();
    const typed = input.current;
    if (!typed || waiting) return;
    void ask(typed.value);
    typed.value = '';
  }
  if (hidden) return null;
  return (
    <>
      <div
        ref={scroller}
        className="flex grow flex-col-reverse overflow-y-auto overscroll-contain scroll-smooth"
      >
        <div className="mb-auto grid gap-3 p-4">
          <p className="text-sm text-ink-soft">
            {t`Answers quote our own pages and prices. Please leave out names and numbers.`}
          </p>
          <div role="log" aria-label={t`Questions and answers`} className="grid gap-3">
            {exchanges.map(({ id: key, question, answer, failure }) => (
              <div key={key} className="grid gap-3">
                <p className="max-w-[86%] justify-self-end rounded-card rounded-br-[4px] bg-ink px-4 py-2.5 wrap-anywhere text-paper">
                  <span className="sr-only">{t`You:`} </span>
                  {question}
                </p>
                {answer && <Answer answer={answer} onLeave={onLeave} onPerson={onPerson} />}
                {failure && (
                  <p className="max-w-[86%] rounded-card border border-brick bg-white px-4 py-2.5">
                    {failure}
                  </p>
                )}
              </div>
            ))}
          </div>
          {waiting && <Typing />}
        </div>
      </div>
      <form noValidate className="border-t border-line bg-white p-3" onSubmit={send}>
        <div className="flex gap-2">
          <label htmlFor={id} className="sr-only">
            {t`Your question`}
          </label>
          <input
            ref={input}
            id={id}
            data-first
            className="control"
            enterKeyHint="send"
            autoComplete="off"
            maxLength={300}
            placeholder={t`What does a website cost?`}
          />
          <button aria-label={t`Send`} className="btn btn-main shrink-0 px-4">
            <SendHorizontal aria-hidden className="size-5" />
          </button>
        </div>
      </form>
    </>
  );
}
