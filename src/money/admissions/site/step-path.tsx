import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { steps } from './steps.ts';

/** Where one is: the step's number and name, and the way as four marks. */
export function StepPath({ at }: { at: number }) {
  const { t, i18n } = useLingui();
  return (
    <div>
      <p className="text-sm font-medium text-ink-soft">{t`Step ${at + 1} of ${steps.length}`}</p>
      <ol className="mt-2 grid grid-cols-4 gap-2">
        {steps.map((name, step) => (
          <li key={name} aria-current={step === at ? 'step' : undefined} className="group">
            <span
              aria-hidden
              className={`block h-1.5 rounded-full ${step <= at ? 'bg-marigold-deep' : 'bg-sand-deep'}`}
            />
            <span
              className={`mt-1.5 flex items-center gap-1 text-sm max-sm:sr-only ${step === at ? 'font-semibold' : 'text-ink-soft'}`}
            >
              {step < at && <Check aria-hidden className="size-4 text-leaf" />}
              {i18n._(name)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
