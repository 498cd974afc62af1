import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const looks = {
  good: { icon: CircleCheck, tone: 'text-leaf' },
  bad: { icon: CircleAlert, tone: 'text-brick' },
  unknown: { icon: CircleHelp, tone: 'text-ink-soft' },
};

/** What is said first: whether it holds. */
export function Verdict({ look, title, text }: { look: keyof typeof looks; title: string; text?: string }) {
  const { icon: Icon, tone } = looks[look];
  return (
    <>
      <div className="flex items-start gap-3">
        <Icon aria-hidden className={`mt-1 size-8 shrink-0 ${tone}`} />
        <h1 className="min-w-0 text-h2 wrap-anywhere">{title}</h1>
      </div>
      {text && <p className="mt-3 max-w-measure">{text}</p>}
    </>
  );
}

/** What is to be compared with the paper in hand. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl
    data-copyable
    className="mt-7 divide-y divide-line rounded-card border border-line bg-white px-5 shadow-lift sm:px-8"
  >
    {children}
  </dl>
);

export const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-1 py-4 sm:grid-cols-[11rem_1fr]">
    <dt className="text-ink-soft">{term}</dt>
    <dd className="min-w-0 font-semibold wrap-anywhere tabular-nums">{children}</dd>
  </div>
);

/** Nothing is printed with this code, or it was typed wrongly: nobody can tell which. */
export function Unknown() {
  const { t } = useLingui();
  return (
    <>
      <Verdict
        look="unknown"
        title={t`We do not know this code`}
        text={t`Either it was copied wrongly, or the document is not ours. Scan the code on the document once more. If it leads here again, do not rely on the document and ask us.`}
      />
      <Link to="/contact-us" className="btn btn-line mt-6">
        {t`Contact us`}
      </Link>
    </>
  );
}
