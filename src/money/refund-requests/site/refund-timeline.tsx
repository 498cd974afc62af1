import { useLingui } from '@lingui/react/macro';
import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { useId } from 'react';
import type { OwnRefundRequest } from '../wire/client.ts';
import { refundSteps, type RefundStep } from '../refund-steps.ts';
import { translatorOf } from '#kit/i18n/translator.ts';

const marks = {
  done: { icon: CircleCheck, colour: 'text-leaf', words: /*i18n*/ 'Done:' },
  now: { icon: CircleDot, colour: 'text-rust', words: /*i18n*/ 'Now:' },
  later: { icon: Circle, colour: 'text-ink-faint', words: /*i18n*/ 'Later:' },
} satisfies Record<RefundStep['state'], object>;

/** What happened to a request for a refund, what happens now and until when. */
export function RefundTimeline({ request }: { request: OwnRefundRequest }) {
  const { t, i18n } = useLingui();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-control bg-sand p-4">
      <p id={heading} className="font-head text-base font-semibold">
        {t`Refund request`}
      </p>
      <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{`“${request.reason}”`}</p>
      <ol className="mt-3 grid gap-3">
        {refundSteps(request.facts, translatorOf(i18n)).map(({ title, text, state }) => {
          const { icon: Mark, colour, words } = marks[state];
          return (
            <li key={title} className="grid grid-cols-[1.5rem_1fr] gap-x-2">
              <Mark aria-hidden className={`mt-0.5 size-5 ${colour}`} />
              <p>
                <span className="sr-only">{i18n._(words)} </span>
                <strong className="font-semibold">{title}</strong>
                <span className="block text-sm text-ink-soft wrap-anywhere">{text}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
