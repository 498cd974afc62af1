import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Field } from '#kit/site/ui/form/field.tsx';
import { FieldFrame, described } from '#kit/site/ui/form/field-frame.tsx';
import { formatTime } from '#kit/india/india-date.ts';
import { useLanguage } from '#kit/site/use-language.ts';

/** Day and time for pages without scripts: the browser's own fields; the server says what is free. */
export function PlainSlot({
  times,
  noticeDays,
  fieldOf,
  errorOf,
  idOf,
}: {
  times: string[];
  noticeDays: number;
  fieldOf: (field: 'date' | 'time') => ComponentProps<'input'> & ComponentProps<'select'>;
  errorOf: (field: 'date' | 'time') => string | undefined;
  idOf: (field: string) => string;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const time = { id: idOf('time'), label: t`Time`, error: errorOf('time'), hint: t`Indian time` };
  return (
    <>
      <Field
        id={idOf('date')}
        label={t`Date`}
        type="date"
        hint={t`At least ${noticeDays} days after today`}
        error={errorOf('date')}
        {...fieldOf('date')}
      />
      <FieldFrame {...time}>
        <select className="control" required {...fieldOf('time')} {...described(time)}>
          <option value="">{t`Choose a time`}</option>
          {times.map((start) => (
            <option key={start} value={start}>
              {formatTime(start, language)}
            </option>
          ))}
        </select>
      </FieldFrame>
    </>
  );
}
