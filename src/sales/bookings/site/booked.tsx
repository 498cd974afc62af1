import { useLingui } from '@lingui/react/macro';
import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { MeetingPlace, MeetingType } from '../booking.ts';
import type { BookedForm } from './use-booking-form.ts';
import { AppointmentFacts, AppointmentLinks } from '../calendar/site/appointment-links.tsx';

/** It is booked: what, when, and how to keep it in mind. Takes the focus, so that it is read out. */
export function Booked({
  booked,
  heading: Heading,
  children,
}: {
  booked: BookedForm;
  heading: 'h2' | 'h3';
  children?: React.ReactNode;
}) {
  const { t } = useLingui();
  const box = useRef<HTMLOutputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const kept = {
    ...booked,
    meetingType: booked.meetingType as MeetingType,
    place: booked.meetingType === 'meet' ? (booked.place as MeetingPlace) : null,
  };
  return (
    <div className="grid animate-[settle_220ms_var(--ease-out)] gap-5">
      <output ref={box} tabIndex={-1} className="grid gap-4 outline-none">
        <span className="grid size-16 place-items-center rounded-full bg-leaf-tint text-leaf">
          <CircleCheckBig aria-hidden className="size-8" />
        </span>
        <Heading id="booked-title" className="text-h3">
          {t`Your appointment is booked`}
        </Heading>
        <AppointmentFacts booking={kept} />
      </output>
      <AppointmentLinks booking={kept} />
      {children}
    </div>
  );
}
