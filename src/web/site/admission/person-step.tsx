import type { AdmissionText } from '#api/browser/admissions.ts';
import { TextField, type AdmissionForm } from './text-field.tsx';

const parents: [AdmissionText, string][] = [
  ['schoolName', 'School or college'],
  ['standard', 'Class or year'],
  ['fatherName', "Father's name"],
  ['fatherOccupation', "Father's occupation"],
  ['fatherPhone', "Father's phone"],
  ['motherName', "Mother's name"],
  ['motherOccupation', "Mother's occupation"],
  ['motherPhone', "Mother's phone"],
];

/** Step 1. Three fields are asked for; the rest is folded away (decision 66). */
export function PersonStep({ form }: { form: AdmissionForm }) {
  return (
    <>
      <TextField form={form} name="fullName" label="Name" autoComplete="name" />
      <TextField
        form={form}
        name="phone"
        label="Phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint="Ten digits, without +91"
      />
      <TextField form={form} name="email" label="E-mail" type="email" autoComplete="email" />
      <details className="rounded-card border border-line">
        <summary className="min-h-12 content-center px-4 font-semibold">
          More about you <span className="font-normal text-ink-soft">(optional)</span>
        </summary>
        <div className="grid gap-5 px-4 pt-1 pb-5">
          <p className="text-sm text-ink-soft">
            You need not fill in any of this. What you leave empty is not stored; the rest is deleted after a
            year.
          </p>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              form={form}
              name="dateOfBirth"
              label="Date of birth"
              type="date"
              required={false}
              autoComplete="bday"
            />
            <TextField form={form} name="age" label="Age" inputMode="numeric" required={false} />
            <TextField
              form={form}
              name="gender"
              label="Gender"
              required={false}
              maxLength={40}
              autoComplete="sex"
            />
            <TextField form={form} name="nationality" label="Nationality" required={false} maxLength={60} />
            <TextField form={form} name="bloodGroup" label="Blood group" required={false} maxLength={20} />
            <TextField
              form={form}
              name="emergencyContact"
              label="Emergency contact"
              type="tel"
              inputMode="numeric"
              required={false}
              maxLength={20}
            />
          </div>
          <p className="pt-2 font-semibold">For students</p>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {parents.map(([name, label]) => (
              <TextField
                key={name}
                form={form}
                name={name}
                label={label}
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
