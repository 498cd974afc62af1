import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { BookingFacts, Slot } from '../booking.ts';
import { ErrorCount } from '#kit/site/ui/form/error-count.tsx';
import { EmailField, NameField } from '#kit/site/ui/form/contact-fields.tsx';
import { Honeypot } from '#kit/site/ui/form/honeypot.tsx';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { TermsLink } from '#agency/settings/site/terms-link.tsx';
import { WhatsAppTick } from '#agency/whatsapp/site/whatsapp-tick.tsx';
import { BookingPhone } from './booking-phone.tsx';
import { MeetingChoice } from './meeting-choice.tsx';
import { NextSlots } from '../slots/site/next-slots.tsx';
import { PlainSlot } from '../slots/site/plain-slot.tsx';
import { SlotPicker } from '../slots/site/slot-picker.tsx';
import type { RefusedBooking } from './take-booking.server.ts';
import { OnTheList } from '../waiting/site/on-the-list.tsx';
import { useBookingForm, type BookedForm, type BookingForm as Form } from './use-booking-form.ts';

type Props = {
  /** Where the form stands, for the staff. */
  origin: string;
  /** A time chosen before the form was opened. */
  slot?: Slot | undefined;
  /** For the page without scripts; the popup needs none. */
  facts?: BookingFacts;
  served?: RefusedBooking | undefined;
  onBooked: (booked: BookedForm) => void;
};

/** When, how, who: whether a time suits is what somebody wants to know before they say who they are. */
export function BookingForm({ origin, slot, facts, served, onBooked }: Props) {
  const { t } = useLingui();
  const ready = useHydrated();
  const base = useId();
  const idOf = (field: string) => `${base}${field}`;
  const form = useBookingForm({ origin, slot, served, onBooked, idOf });
  const { isFull } = form.calendar;
  if (form.outcome.state === 'waiting') return <OnTheList date={form.outcome.date} onAgain={form.again} />;
  return (
    <form {...form.formProps} aria-label={t`Book Free Consultation`} className="relative grid gap-6">
      {facts ? (
        // It stays behind the calendar: what a browser puts back into fields, on the way back to the page, it puts into those
        // that were served.
        <div hidden={ready}>
          <PlainSlot
            facts={facts}
            date={served?.values.date}
            fieldOf={form.field}
            idOf={(field) => idOf(`plain-${field}`)}
            errorOf={ready ? saysNothing : form.errorOf}
          />
        </div>
      ) : (
        <>
          <input type="hidden" {...form.field('date')} />
          <input type="hidden" {...form.field('time')} />
        </>
      )}
      {(ready || !facts) && (
        <SlotPicker
          slot={form.slot}
          onChoose={form.choose}
          calendar={form.calendar}
          timesADay={facts?.times.length}
          full={<p>{t`Or stay with it: fill in the rest, and we tell you when a time opens.`}</p>}
          idOf={idOf}
          errorOf={form.errorOf}
        />
      )}
      <MeetingChoice form={form} idOf={idOf} />
      <NameField id={idOf('name')} error={form.errorOf('name')} {...form.field('name')} />
      <BookingPhone form={form} id={idOf('phone')} />
      <EmailField
        id={idOf('email')}
        optional={!isFull}
        hint={isFull ? t`Here we tell you when a time opens` : t`For the confirmation and the calendar entry`}
        error={form.errorOf('email')}
        {...form.field('email')}
      />
      <WhatsAppTick id={idOf('whatsApp')} {...form.tick('whatsApp')} />
      <Honeypot {...form.field('website')} />
      <Terms />
      <SubmitButton busy={form.submitting} busyText={isFull ? t`Sending...` : t`Booking...`}>
        {isFull ? t`Tell me when a time opens` : t`Book my consultation`}
      </SubmitButton>
      {!ready && form.served?.isFull && (
        <button type="submit" name="wait" value="yes" className="btn btn-line">
          {t`Tell me when a time opens`}
        </button>
      )}
      <ErrorCount count={form.errorCount} />
      <Failure form={form} />
    </form>
  );
}

function Terms() {
  return (
    <p className="-mb-2 text-sm text-ink-soft">
      <Trans>
        By booking you agree to <TermsLink>the terms</TermsLink> and that we contact you about this
        appointment.
      </Trans>
    </p>
  );
}

/** Why it could not be booked, and the next free times to take with one click. */
function Failure({ form }: { form: Form }) {
  const { t, i18n } = useLingui();
  const failed = form.outcome.state === 'failed' ? form.outcome : null;
  const text = failed?.text ?? form.served?.notice;
  const nextSlots = failed?.nextSlots ?? [];
  return (
    <div role="alert" className="-mt-2 empty:hidden">
      {text && !form.submitting && (
        <div className="rounded-control bg-brick-tint px-4 py-3">
          <p className="flex gap-2.5">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brick" />
            <span>
              <strong className="block font-semibold">{i18n._(text)}</strong>
              {t`What you wrote is still here.`}
            </span>
          </p>
          {nextSlots.length > 0 && <NextSlots slots={nextSlots} onChoose={form.choose} />}
        </div>
      )}
    </div>
  );
}

/** The calendar says what is wrong. */
const saysNothing = () => undefined;
