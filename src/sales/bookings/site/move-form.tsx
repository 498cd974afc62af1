import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { BookingFacts, Slot } from '../booking.ts';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import type { RefusedChange } from './change-booking.server.ts';
import { NextSlots } from '../slots/site/next-slots.tsx';
import { PlainSlot } from '../slots/site/plain-slot.tsx';
import { SlotPicker } from '../slots/site/slot-picker.tsx';
import { useCalendar } from '../slots/site/use-calendar.ts';

/** Another time for a booking. */
export function MoveForm({ facts, refused }: { facts: BookingFacts; refused: RefusedChange | undefined }) {
  const { t } = useLingui();
  const [slot, setSlot] = useState<Slot>(refused?.values ?? { date: '', time: '' });
  // Read anew after each refusal: each tells of another time that is gone. A line that fails tells of none.
  const [told, setTold] = useState({ refused, times: refused ? 1 : 0 });
  const tellsMore = refused?.intent === 'move' && !refused.isUnanswered;
  if (told.refused !== refused) setTold({ refused, times: told.times + (tellsMore ? 1 : 0) });
  const calendar = useCalendar(slot.date, told.times);
  const [missing, setMissing] = useState<Record<string, string>>({});
  const navigation = useNavigation();
  const ready = useHydrated();
  const base = useId();
  const idOf = (field: string) => `${base}${field}`;
  const errorOf = (field: 'date' | 'time') => missing[field] ?? refused?.errors[field];
  const choose = (next: Slot) => {
    setSlot(next);
    setMissing({});
  };
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      aria-label={t`Choose another time`}
      className="grid gap-6"
      preventScrollReset
      noValidate={ready}
      onSubmit={(event) => {
        if (slot.date && slot.time) return;
        event.preventDefault();
        setMissing(
          slot.date ? { time: /*i18n*/ 'Please choose a time' } : { date: /*i18n*/ 'Please choose a date' },
        );
      }}
    >
      {ready ? (
        <>
          <SlotPicker
            slot={slot}
            onChoose={choose}
            timesADay={facts.times.length}
            {...{ calendar, idOf, errorOf }}
          />
          <input type="hidden" name="date" value={slot.date} />
          <input type="hidden" name="time" value={slot.time} />
          {refused?.nextSlots && <NextSlots slots={refused.nextSlots} onChoose={choose} />}
        </>
      ) : (
        <PlainSlot
          facts={facts}
          date={refused?.values.date}
          fieldOf={(name) => ({ name, defaultValue: refused?.values[name] })}
          {...{ idOf, errorOf }}
        />
      )}
      <input type="hidden" name="intent" value="move" />
      <SubmitButton busy={navigation.formData?.get('intent') === 'move'} busyText={t`Moving...`}>
        {t`Move to this time`}
      </SubmitButton>
    </Form>
  );
}
