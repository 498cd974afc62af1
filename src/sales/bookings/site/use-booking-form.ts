import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  appointmentPayload,
  postAppointment,
  postWaiting,
  type AppointmentPayload,
  type BookedSlot,
} from '../wire/client.ts';
import type { Refusal } from '#kit/calls/customer-calls.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { randomKey } from '#kit/calls/random-key.ts';
import { bookingEvent, type Slot } from '../booking.ts';
import { attempt, setFieldErrors } from '#kit/site/attempt.ts';
import { prepareToasts, showToast } from '#kit/site/ui/toast.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { adMarks, tellPixelOfLead } from '#sales/leads/enquiries/site/ad-marks.ts';
import { firstTouch } from '#content/visits/site/attribution.ts';
import { track } from '#content/visits/site/track.ts';
import { useFormVisit } from '#content/visits/site/use-form-visit.ts';
import { useCalendar } from '../slots/site/use-calendar.ts';
import {
  blankBooking,
  bookingRules,
  waitingRules,
  type BookingField,
  type BookingFields,
  type TypedBookingField,
} from './booking-fields.ts';
import type { RefusedBooking } from './take-booking.server.ts';

const thanks = /*i18n*/ 'Thank you! Your appointment has been scheduled.';
const sorry = /*i18n*/ 'Please try again!';
const toastMs = 10_000;
const names = Object.keys(blankBooking) as BookingField[];

/** What was booked, in the words of the form. */
export type BookedForm = BookedSlot & Pick<BookingFields, 'meetingType' | 'place' | 'clientAddress'>;

type Outcome =
  | { state: 'open' }
  | { state: 'waiting'; date: string }
  | { state: 'failed'; text: string; nextSlots: Slot[] };

type Sending = { key: string; payload: AppointmentPayload };
type Refused = Refusal & { nextSlots?: Slot[] };

/**
 * The booking form from blank to booked. A refused time comes back with the next free ones; what was typed stays. On a day that
 * is full the same form asks for a place on its waiting list.
 * @param origin where the form stands, for the staff
 * @param slot a time chosen before; another one takes its place, what was typed stays
 * @param served what the server answered to a post without JavaScript
 */
export function useBookingForm({
  origin,
  slot: wished,
  served,
  onBooked,
  idOf,
}: {
  origin: string;
  slot?: Slot | undefined;
  served?: RefusedBooking | undefined;
  onBooked: (booked: BookedForm) => void;
  idOf: (field: string) => string;
}) {
  const { i18n } = useLingui();
  const { register, handleSubmit, formState, setError, setValue, clearErrors, reset, watch } =
    useForm<BookingFields>({
      defaultValues: { ...blankBooking, ...served?.values },
      shouldFocusError: false,
    });
  // Until the form has gone out: the next one has nothing to do with what was refused of it.
  const [refusedBefore, setRefusedBefore] = useState(served);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open' });
  /** Grows when the times on the screen may be wrong. */
  const [staleness, setStaleness] = useState(0);
  const begun = useRef(0);
  const last = useRef<{ typed: string; key: string; payload: AppointmentPayload }>(null);
  // As they stand in the fields: useWatch does not hear of what the browser has filled in on the way back to the page.
  // oxlint-disable-next-line react/incompatible-library
  const [date, time] = watch(['date', 'time']);
  const calendar = useCalendar(date, staleness);
  const rules = calendar.isFull ? waitingRules : bookingRules;
  const ready = useHydrated();
  const visit = useFormVisit('consultation');

  useEffect(() => {
    begun.current = Date.now();
    void prepareToasts();
  }, []);

  useEffect(() => {
    if (!wished) return;
    setValue('date', wished.date);
    setValue('time', wished.time);
  }, [wished, setValue]);

  /** Takes the reader to the first error; in a group of choices, to the first that can be chosen. */
  function focusFirst(complaints: object) {
    const first = names.find((name) => name in complaints);
    const place = first && document.getElementById(idOf(first));
    if (!place) return;
    (place.querySelector<HTMLElement>('input:enabled') ?? place).focus();
  }

  /** The same words again are the same booking: same key, same payload. */
  function bookingOf(fields: BookingFields) {
    const typed = JSON.stringify(fields);
    if (last.current?.typed === typed) return last.current;
    const { website, ...rest } = fields;
    const payload = appointmentPayload({
      ...rest,
      origin,
      honeypot: website,
      elapsedMs: Date.now() - begun.current,
      pageUrl: location.href,
      attribution: firstTouch(),
      adMarks: adMarks(),
    });
    last.current = { typed, key: randomKey(), payload };
    return last.current;
  }

  function fail(text: string, nextSlots: Slot[] = []) {
    visit.failed();
    setOutcome({ state: 'failed', text, nextSlots });
    void showToast('error', i18n._(text), toastMs);
  }

  function beginAnew() {
    reset(blankBooking);
    setRefusedBefore(undefined);
  }

  async function wait({ date }: BookingFields, { payload, key }: Sending) {
    const answer = await attempt(postWaiting(payload, key));
    if (!answer.ok) return refused(answer);
    last.current = null;
    tellPixelOfLead(bookingEvent(key));
    visit.submitted();
    beginAnew();
    setOutcome({ state: 'waiting', date });
  }

  async function send(fields: BookingFields) {
    const sending = bookingOf(fields);
    if (calendar.isFull) return wait(fields, sending);
    const { payload, key } = sending;
    const answer = await attempt(postAppointment(payload, key));
    if (answer.ok) {
      last.current = null;
      tellPixelOfLead(bookingEvent(key));
      visit.submitted();
      track('booking', { name: fields.meetingType });
      beginAnew();
      setStaleness((n) => n + 1);
      void showToast('success', i18n._(thanks), toastMs);
      const { meetingType, place, clientAddress } = fields;
      return onBooked({ ...answer, meetingType, place, clientAddress });
    }
    return refused(answer);
  }

  function refused(answer: Refused) {
    setFieldErrors(answer, setError, { shouldFocus: false });
    focusFirst(answer.errors);
    const kind = failureKindOf(answer);
    if (kind !== 'overtaken') return fail(kind === 'unanswered' ? noConnection : sorry);
    const nextSlots = ('nextSlots' in answer && answer.nextSlots) || [];
    if (nextSlots.length > 0) setValue('time', '');
    setStaleness((n) => n + 1);
    return fail(answer.message || sorry, nextSlots);
  }

  // What the server shows again stands in the page itself, before any script runs; the first error has the focus.
  const firstServed = names.find((name) => refusedBefore?.errors[name]);
  const field = (name: TypedBookingField) => ({
    ...register(name, { validate: (value, all) => rules[name]?.(value, all) ?? true }),
    defaultValue: refusedBefore?.values[name] ?? blankBooking[name],
    autoFocus: name === firstServed,
  });
  const choice = (name: 'meetingType' | 'place', value: string) => ({
    ...register(name, { validate: (given, all) => bookingRules[name]?.(given, all) ?? true }),
    value,
    defaultChecked: (refusedBefore?.values[name] ?? blankBooking[name]) === value,
  });

  const tick = (name: 'whatsApp') => ({
    ...register(name),
    defaultChecked: refusedBefore?.values[name] ?? false,
  });

  const errorOf = (name: BookingField) =>
    formState.errors[name]?.message ??
    (formState.isSubmitted || formState.dirtyFields[name] ? undefined : refusedBefore?.errors[name]);

  return {
    formProps: {
      method: 'post' as const,
      encType: 'multipart/form-data' as const,
      noValidate: ready,
      onInput: visit.started,
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        if (formState.isSubmitting) return event.preventDefault();
        setOutcome({ state: 'open' });
        // What the server said of something that is no field would keep the form back for good.
        clearErrors();
        void handleSubmit(send, focusFirst)(event);
      },
    },
    field,
    choice,
    tick,
    errorOf,
    errorCount: names.filter(errorOf).length,
    submitting: formState.isSubmitting,
    outcome,
    /** What the server answered to a post without JavaScript. */
    served: formState.isSubmitted ? undefined : refusedBefore,
    slot: { date, time },
    choose({ date, time }: Slot) {
      setValue('date', date, { shouldDirty: true });
      setValue('time', time, { shouldDirty: true });
      clearErrors(time ? ['date', 'time'] : 'date');
    },
    calendar,
    again: () => setOutcome({ state: 'open' }),
  };
}
export type BookingForm = ReturnType<typeof useBookingForm>;
