import { useLingui } from '@lingui/react/macro';
import { Select } from '#kit/site/ui/form/select.tsx';
import { states } from '#kit/india/states.ts';
import { registered, TextField, type AdmissionForm } from './text-field.tsx';

const stateNames = Object.values(states).toSorted();

/** Step 2: where bills go; first what decides the tax. */
export function AddressStep({ form }: { form: AdmissionForm }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="pincode"
          label={t`PIN code`}
          optional
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <Select
          id="admission-state"
          label={t`State`}
          optional
          choices={stateNames.map((name) => ({ value: name, label: i18n._(name) }))}
          prompt={t`Choose a state`}
          autoComplete="address-level1"
          {...registered(form, 'state')}
        />
      </div>
      <TextField
        form={form}
        name="address"
        label={t`Address`}
        autoComplete="address-line1"
        hint={t`House or shop, building`}
        maxLength={300}
      />
      <TextField
        form={form}
        name="street"
        label={t`Street and area`}
        optional
        autoComplete="address-line2"
        maxLength={160}
      />
      <TextField
        form={form}
        name="country"
        label={t`Country`}
        optional
        autoComplete="country-name"
        maxLength={60}
      />
    </>
  );
}
