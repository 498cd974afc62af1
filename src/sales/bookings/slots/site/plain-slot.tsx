import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Field } from '#kit/site/ui/form/field.tsx';
import { FieldFrame, described } from '#kit/site/ui/form/field-frame.tsx';
import { formatTime } from '#kit/india/india-date.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import type { BookingFacts } from '../../booking.ts';
import { TimesRoom } from './times-room.tsx';

/**
 * Day and time for pages without scripts: the browser's own fields; the server says what is free. As high as the calendar
 * that takes their place, where one will.
 * @param date the day that the server shows again: below the calendar its times will stand
 */
export function PlainSlot({
  facts: { times, noticeDays },
  date,
  fieldOf,
  errorOf,
  idOf,
}: {
  facts: BookingFacts;
  date: string | undefined;
  fieldOf: (field: 'date' | 'time') => ComponentProps<'input'> & ComponentProps<'select'>;
  errorOf: (field: 'date' | 'time') => string | undefined;
  idOf: (field: string) => string;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const time = { id: idOf('time'), label: t`Time`, error: errorOf('time'), hint: t`Indian time` };
  return (
    <>
      <div className="grid min-h-[31rem] content-start gap-6 sm:min-h-[31.5rem] noscript:min-h-0">
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
      </div>
      {date && (
        <div className="noscript:hidden">
          <TimesRoom count={times.length} />
        </div>
      )}
    </>
  );
}
