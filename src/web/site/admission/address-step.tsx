import { Select } from '#web/ui/form/select.tsx';
import { states } from '#domain/gst/states.ts';
import { registered, TextField, type AdmissionForm } from './text-field.tsx';

const stateNames = Object.values(states).toSorted();

/** Step 2: where bills go. */
export function AddressStep({ form }: { form: AdmissionForm }) {
  return (
    <>
      <TextField
        form={form}
        name="address"
        label="Address"
        autoComplete="address-line1"
        hint="House or shop, building"
        maxLength={300}
      />
      <TextField
        form={form}
        name="street"
        label="Street and area"
        optional
        autoComplete="address-line2"
        maxLength={160}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="pincode"
          label="PIN code"
          optional
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <Select
          id="admission-state"
          label="State"
          optional
          choices={stateNames}
          prompt="Choose a state"
          autoComplete="address-level1"
          {...registered(form, 'state')}
        />
      </div>
      <TextField
        form={form}
        name="country"
        label="Country"
        optional
        autoComplete="country-name"
        maxLength={60}
      />
    </>
  );
}
