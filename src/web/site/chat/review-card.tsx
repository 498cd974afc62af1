import { spokenPhone } from '../contact-links.ts';
import { answerNames, type Answer, type Answers } from './conversation.ts';

const labels: Answers = { service: 'Service', name: 'Name', email: 'E-mail', phone: 'Contact number' };

/** What will be sent, each answer with a way to change it (decision 27). */
export function ReviewCard({
  answers,
  locked,
  onEdit,
}: {
  answers: Answers;
  locked: boolean;
  onEdit: (answer: Answer) => void;
}) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-white px-4">
      {answerNames.map((name) => (
        <div key={name} className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2">
          <dt className="text-xs text-ink-soft">{labels[name]}</dt>
          <dd className="font-semibold tabular-nums wrap-anywhere">
            {name === 'phone' ? spokenPhone(answers.phone) : answers[name]}
          </dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <button
              type="button"
              disabled={locked}
              className="group -mr-2 flex min-h-12 items-center px-2 disabled:invisible"
              onClick={() => onEdit(name)}
            >
              <span className="rounded-full border border-ink-faint px-3.5 py-1 text-sm font-semibold group-hover:border-ink group-hover:bg-sand">
                Edit<span className="sr-only"> {labels[name].toLowerCase()}</span>
              </span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
