import { useLingui } from '@lingui/react/macro';
import { CalendarX2 } from 'lucide-react';
import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { TextArea } from '#kit/site/ui/form/text-area.tsx';
import type { RefusedChange } from './change-booking.server.ts';

/** Gives the time back. Folded, so that nobody presses it for the other button. */
export function CancelForm({ refused }: { refused: RefusedChange | undefined }) {
  const { t, i18n } = useLingui();
  const notice = refused?.intent === 'cancel' && refused.notice;
  const id = useId();
  const navigation = useNavigation();
  const busy = navigation.formData?.get('intent') === 'cancel';
  return (
    <details open={Boolean(notice)} className="rounded-card border border-line">
      <summary className="flex min-h-14 items-center gap-3 px-5 font-semibold sm:px-8">
        <CalendarX2 aria-hidden className="size-5" />
        {t`Cancel it instead`}
      </summary>
      <Form
        method="post"
        encType="multipart/form-data"
        aria-label={t`Cancel`}
        className="grid gap-5 px-5 pb-5 sm:px-8 sm:pb-8"
      >
        <TextArea id={id} label={t`Reason`} name="reason" optional maxLength={300} rows={3} />
        <input type="hidden" name="intent" value="cancel" />
        {notice && (
          <p role="alert" className="rounded-control bg-brick-tint px-4 py-3 font-semibold">
            {i18n._(notice)}
          </p>
        )}
        <button type="submit" disabled={busy} className="btn btn-line">
          {busy ? t`Cancelling...` : t`Cancel my appointment`}
        </button>
      </Form>
    </details>
  );
}
