import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AdmissionText, AdmissionTexts } from '../wire/client.ts';
import { stateOfPin } from '#kit/india/place-of-supply.ts';
import { states } from '#kit/india/states.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import { rules, tidy } from './steps.ts';

export type AdmissionForm = UseFormReturn<AdmissionTexts>;

/** One of the form's fields with its rule, and what it lets through. The PIN code fills in the state. */
export function TextField({
  form,
  name,
  ...rest
}: { form: AdmissionForm; name: AdmissionText; label: string } & Omit<
  ComponentProps<typeof Field>,
  'id' | 'name' | 'form' | 'error'
>) {
  return (
    <Field
      id={`admission-${name}`}
      maxLength={120}
      error={form.formState.errors[name]?.message}
      {...rest}
      {...registered(form, name)}
    />
  );
}

export function registered(form: AdmissionForm, name: AdmissionText) {
  const clean = tidy[name];
  const rule = rules[name];
  return form.register(name, {
    ...(rule && { validate: rule }),
    ...(clean && {
      onChange: (event: { target: HTMLInputElement }) => {
        const typed = clean(event.target.value);
        if (typed !== event.target.value) {
          event.target.value = typed;
          form.setValue(name, typed);
        }
        const state = name === 'pincode' && states[stateOfPin(typed) ?? ''];
        if (state) form.setValue('state', state);
      },
    }),
  });
}
