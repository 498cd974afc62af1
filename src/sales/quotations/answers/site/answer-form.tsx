import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { quotationPath, type ResponseAction } from '../../quotation.ts';
import { canGetCode } from '../../can-get-code.ts';
import type { PublicQuotation } from '../../read-quotation.ts';
import { Answered } from './answered.tsx';
import { NoWayToProve } from './no-way-to-prove.tsx';
import { OtherAnswers } from './other-answers.tsx';
import { Recorded } from './recorded.tsx';
import { RejectForm } from './reject-form.tsx';
import { ResponseSteps } from './response-steps.tsx';
import { useAnswer } from './use-answer.ts';

/** The form of one answer with the ways to the others; once it was sent, what was answered and what comes next. */
export function AnswerForm({ quotation, action }: { quotation: PublicQuotation; action: ResponseAction }) {
  const { t } = useLingui();
  const sending = useAnswer();
  const { id, email } = quotation;
  if (sending.stage === 'sent') return <Recorded />;
  if (sending.stage === 'closed' && sending.given)
    return (
      <>
        <Answered quotation={quotation} answer={sending.given} />
        {action === 'accept' && email && (
          <Link to={quotationPath(id)} className="btn btn-main">
            {t`Continue to pay`}
          </Link>
        )}
      </>
    );
  return (
    <div className="grid gap-6">
      {action === 'reject' ? (
        <RejectForm quotation={quotation} sending={sending} />
      ) : canGetCode(quotation, quotation.bySms) ? (
        <ResponseSteps quotation={quotation} action={action} sending={sending} />
      ) : (
        <NoWayToProve quotation={quotation} />
      )}
      <OtherAnswers id={id} action={action} />
    </div>
  );
}
