import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useImperativeHandle, type Ref } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { addAddress } from '#people/addresses/wire/client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { addressKinds, type Address } from '#people/addresses/address-kinds.ts';
import { digitsOf } from '#kit/india/digits.ts';
import { stateOfPin } from '#kit/india/place-of-supply.ts';
import { states } from '#kit/india/states.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import { described, FieldFrame } from '#kit/site/ui/form/field-frame.tsx';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { attempt, isUndecided, setFieldErrors } from '#kit/site/attempt.ts';
import { useUnsentForm } from '#kit/site/use-unsent-form.ts';
import { showCartToast } from '#money/cart/site/cart-actions.ts';
import type { Unsaved } from './unsaved.ts';

type Typed = Omit<Address, 'id'>;
/** What its words are kept under. */
export const newAddressOf = ({ id }: Customer) => `address-${id}`;
const required = (what: string) => ({ validate: (text: string) => text.trim() !== '' || what });

/** A new billing address, first what decides the tax. The PIN code fills in the state; where two states share it, the customer chooses. */
export function AddressForm({
  customer,
  isFirst,
  onAdded,
  onCancel,
  unsaved,
}: {
  customer: Customer;
  isFirst: boolean;
  onAdded: (address: Address) => Promise<void>;
  onCancel: () => void;
  unsaved: Ref<Unsaved<Address>>;
}) {
  const { t, i18n } = useLingui();
  const base = useId();
  const form = useForm<Typed>({
    defaultValues: { kind: 'Office', address: '', city: '', pincode: '', stateCode: '', isDefault: false },
  });
  const { register, handleSubmit, formState, setError, setValue, control } = form;
  const forget = useUnsentForm(newAddressOf(customer), form, [
    'kind', 'address', 'city', 'pincode', 'stateCode', 'isDefault',
  ]); // prettier-ignore
  const { errors, isSubmitting, isSubmitted, isDirty } = formState;
  const [pincode, stateCode] = useWatch({ control, name: ['pincode', 'stateCode'] });
  const told = stateOfPin(pincode);
  const toldName = i18n._(states[told ?? ''] ?? '');
  const isOdd = told !== null && stateCode !== '' && told !== stateCode;

  async function save(typed: Typed): Promise<Address | null> {
    const answer = await attempt(addAddress(customer, typed));
    if (answer.ok) {
      forget();
      showCartToast('success', t`Address added successfully`);
      await onAdded(answer.address);
      return answer.address;
    }
    setFieldErrors(answer, setError);
    showCartToast('error', (!isUndecided(answer) && answer.message) || t`Failed to add address`);
    return null;
  }
  useImperativeHandle(unsaved, () => ({
    isTyped: isDirty,
    async save() {
      let saved: Address | null = null;
      await handleSubmit(async (typed) => void (saved = await save(typed)))();
      return saved;
    },
  }));

  return (
    <form
      noValidate
      aria-label={t`Add address`}
      className="mt-5 grid gap-5"
      onSubmit={handleSubmit(async (typed) => void (await save(typed)))}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id={`${base}pincode`}
          label={t`PIN code`}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          error={errors.pincode?.message}
          {...register('pincode', {
            onChange: (event: { target: HTMLInputElement }) => {
              event.target.value = digitsOf(event.target.value).slice(0, 6);
              const found = stateOfPin(event.target.value);
              if (found) setValue('stateCode', found, { shouldValidate: isSubmitted });
            },
            validate: (pin) => /^[1-9]\d{5}$/.test(pin) || /*i18n*/ 'PIN code must be 6 digits',
          })}
        />
        <FieldFrame
          id={`${base}state`}
          label={t`State`}
          hint={
            isOdd
              ? t`This PIN code belongs to ${toldName}. The state that you choose decides the tax.`
              : t`It decides the tax. The PIN code fills it in; change it if it is wrong.`
          }
          error={errors.stateCode?.message}
        >
          <div className="relative">
            <select
              className="control appearance-none pr-11"
              {...register('stateCode', { validate: (code) => code !== '' || /*i18n*/ 'Choose a state' })}
              {...described({ id: `${base}state`, error: errors.stateCode?.message, hint: 'x' })}
            >
              <option value="">{t`Choose a state`}</option>
              {Object.entries(states)
                .map(([code, name]) => [code, i18n._(name)] as const)
                .toSorted(([, a], [, b]) => a.localeCompare(b, i18n.locale))
                .map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
            </select>
            <ChevronDown
              aria-hidden
              className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
            />
          </div>
        </FieldFrame>
      </div>
      <Field
        id={`${base}address`}
        label={t`Address`}
        autoComplete="street-address"
        maxLength={300}
        hint={t`House or shop, building, street`}
        error={errors.address?.message}
        {...register('address', required(/*i18n*/ 'Address is required'))}
      />
      <Field
        id={`${base}city`}
        label={t`City`}
        autoComplete="address-level2"
        maxLength={80}
        error={errors.city?.message}
        {...register('city', required(/*i18n*/ 'City is required'))}
      />
      <fieldset>
        <legend className="mb-2 font-medium">{t`Kind of address`}</legend>
        <div className="flex flex-wrap gap-2">
          {addressKinds.map((kind) => (
            <label
              key={kind}
              className="flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-ink-faint px-4 has-checked:border-ink has-checked:bg-marigold-tint has-checked:font-semibold"
            >
              <input type="radio" value={kind} className="size-5 accent-ink" {...register('kind')} />
              {i18n._(kind)}
            </label>
          ))}
        </div>
      </fieldset>
      {!isFirst && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" className="size-5 accent-ink" {...register('isDefault')} />
          {t`Use it as my default address`}
        </label>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <SubmitButton busy={isSubmitting} busyText={t`Saving …`}>
          {t`Save address`}
        </SubmitButton>
        {!isFirst && (
          <button
            type="button"
            className="btn btn-line"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            {t`Cancel`}
          </button>
        )}
      </div>
    </form>
  );
}
