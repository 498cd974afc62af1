import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { AdmissionText } from '../wire/client.ts';
import { isMinor } from '../minor.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { Checkbox } from '#kit/site/ui/form/checkbox.tsx';
import { stepOf } from './steps.ts';
import { TextField, type AdmissionForm } from './text-field.tsx';

const parents: [AdmissionText, string][] = [
  ['schoolName', /*i18n*/ 'School or college'],
  ['standard', /*i18n*/ 'Class or year'],
  ['fatherName', /*i18n*/ "Father's name"],
  ['fatherOccupation', /*i18n*/ "Father's occupation"],
  ['fatherPhone', /*i18n*/ "Father's phone"],
  ['motherName', /*i18n*/ "Mother's name"],
  ['motherOccupation', /*i18n*/ "Mother's occupation"],
  ['motherPhone', /*i18n*/ "Mother's phone"],
];

const asked = ['fullName', 'phone', 'email'];
/** Of what is folded away: what is wrong there has to be seen. */
const isFolded = (name: string) => stepOf(name) === 0 && !asked.includes(name);

/** Step 1. Three fields are asked for; the rest is folded away. */
export function PersonStep({ form }: { form: AdmissionForm }) {
  const { t, i18n } = useLingui();
  const [today] = useState(() => dateInIndia(new Date()));
  const isForMinor = isMinor(form.watch('dateOfBirth'), today);
  const more = useRef<HTMLDetailsElement>(null);
  const isWrongInMore = Object.keys(form.formState.errors).some((name) => isFolded(name));
  useEffect(() => {
    if (isWrongInMore && more.current) more.current.open = true;
  }, [isWrongInMore]);
  return (
    <>
      <TextField form={form} name="fullName" label={t`Name`} autoComplete="name" />
      <TextField
        form={form}
        name="phone"
        label={t`Phone`}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint={t`Ten digits, without +91`}
      />
      <TextField form={form} name="email" label={t`E-mail`} type="email" autoComplete="email" />
      <details ref={more} className="rounded-card border border-line">
        <summary className="min-h-12 content-center px-4 font-semibold">
          {t`More about you`} <span className="font-normal text-ink-soft">{t`(optional)`}</span>
        </summary>
        <div className="grid gap-5 px-4 pt-1 pb-5">
          <p className="text-sm text-ink-soft">
            {t`You need not fill in any of this. What you leave empty is not stored; the rest is deleted after a year.`}
          </p>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              form={form}
              name="dateOfBirth"
              label={t`Date of birth`}
              type="date"
              required={false}
              autoComplete="bday"
            />
            {isForMinor && <Guardian form={form} />}
            <TextField form={form} name="age" label={t`Age`} inputMode="numeric" required={false} />
            <TextField
              form={form}
              name="gender"
              label={t`Gender`}
              required={false}
              maxLength={40}
              autoComplete="sex"
            />
            <TextField
              form={form}
              name="nationality"
              label={t`Nationality`}
              required={false}
              maxLength={60}
            />
            <TextField form={form} name="bloodGroup" label={t`Blood group`} required={false} maxLength={20} />
            <TextField
              form={form}
              name="emergencyContact"
              label={t`Emergency contact`}
              type="tel"
              inputMode="numeric"
              required={false}
              maxLength={20}
            />
          </div>
          <p className="pt-2 font-semibold">{t`For students`}</p>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {parents.map(([name, label]) => (
              <TextField
                key={name}
                form={form}
                name={name}
                label={i18n._(label)}
                required={false}
                maxLength={name.endsWith('Phone') ? 20 : 80}
              />
            ))}
          </div>
        </div>
      </details>
    </>
  );
}

/** Who is under eighteen needs somebody who agrees. */
function Guardian({ form }: { form: AdmissionForm }) {
  const { t } = useLingui();
  return (
    <>
      <TextField form={form} name="guardianName" label={t`Name of your parent or guardian`} />
      <Checkbox
        id="admission-guardianConsent"
        label={t`My parent or guardian agrees that my details are kept for this subscription`}
        checked={form.watch('guardianConsent') === 'yes'}
        error={form.formState.errors.guardianConsent?.message}
        onChange={({ target }) => {
          form.setValue('guardianConsent', target.checked ? 'yes' : '', { shouldDirty: true });
          form.clearErrors('guardianConsent');
        }}
      />
    </>
  );
}
