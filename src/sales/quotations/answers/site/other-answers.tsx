import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { responseActions, responsePath, type ResponseAction } from '../../quotation.ts';

const texts: Record<ResponseAction, string> = {
  accept: /*i18n*/ 'Accept it',
  counter: /*i18n*/ 'Make a counter-offer',
  reject: /*i18n*/ 'Reject it',
};

/** The two other ways to answer. */
export const OtherAnswers = ({ id, action }: { id: string; action: ResponseAction }) => {
  const { t, i18n } = useLingui();
  return (
    <p className="flex flex-wrap items-center gap-x-5 border-t border-line pt-3 text-sm text-ink-soft">
      {t`Or:`}
      {responseActions
        .filter((other) => other !== action)
        .map((other) => (
          <Link
            key={other}
            to={responsePath(id, other)}
            className="text-link inline-flex min-h-12 items-center font-medium text-ink"
          >
            {i18n._(texts[other])}
          </Link>
        ))}
    </p>
  );
};
