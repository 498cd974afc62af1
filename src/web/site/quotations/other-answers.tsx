import { Link } from 'react-router';
import { responseActions, responsePath, type ResponseAction } from '#domain/quotations/quotation.ts';

const words: Record<ResponseAction, string> = {
  accept: 'Accept it',
  counter: 'Make a counter-offer',
  reject: 'Reject it',
};

/** The two other ways to answer. */
export const OtherAnswers = ({ id, action }: { id: string; action: ResponseAction }) => (
  <p className="flex flex-wrap items-center gap-x-5 border-t border-line pt-3 text-sm text-ink-soft">
    Or:
    {responseActions
      .filter((other) => other !== action)
      .map((other) => (
        <Link
          key={other}
          to={responsePath(id, other)}
          className="text-link inline-flex min-h-12 items-center font-medium text-ink"
        >
          {words[other]}
        </Link>
      ))}
  </p>
);
