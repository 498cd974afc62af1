import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Clock } from 'lucide-react';
import type { Handover, HandoverKind } from '../handover.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { Panel } from '#kit/site/ui/panel.tsx';
import { useLanguage } from '#kit/site/use-language.ts';

const kinds: Record<HandoverKind, MessageDescriptor> = {
  code: msg`Code`,
  design: msg`Design`,
  domain: msg`Domain`,
  hosting: msg`Hosting`,
  keys: msg`Keys and access`,
  account: msg`Account`,
  other: msg`Other`,
};

/** What is handed over: what, when and to whom. Nothing where nothing is listed. */
export function HandoverList({ handovers }: { handovers: Omit<Handover, 'staffName'>[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (handovers.length === 0) return null;
  return (
    <Panel title={t`Handover`}>
      <ul className="divide-y divide-line border-t border-line">
        {handovers.map(({ id, kind, title, handedOn, handedTo }) => {
          const Icon = handedOn ? CircleCheck : Clock;
          const day = handedOn && formatDate(handedOn, language);
          return (
            <li key={id} className="flex items-start gap-3 py-3">
              <Icon
                aria-hidden
                className={`mt-0.5 size-5 shrink-0 ${handedOn ? 'text-leaf' : 'text-ink-soft'}`}
              />
              <div className="min-w-0">
                <p className="wrap-anywhere">
                  <strong>{t(kinds[kind])}</strong> · {title}
                </p>
                <p className="text-sm wrap-anywhere text-ink-soft">
                  {day ? t`Handed over on ${day} to ${handedTo}` : t`Not handed over yet`}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
