import { BooleanInput, Create, maxLength, required, SelectInput, TextInput } from 'react-admin';
import { useSearchParams } from 'react-router';
import { states } from '#kit/india/states.ts';
import { languageLabels } from '#kit/office/parts/language-labels.ts';
import { Pair } from '#kit/office/parts/pair.tsx';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { createPath } from '#kit/screen-paths.ts';

const text = (typed: string | null) => typed ?? '';
const languageChoices = Object.entries(languageLabels).map(([id, name]) => ({ id, name }));
const stateChoices = Object.entries(states)
  .map(([id, name]) => ({ id, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

export const BuyerEdit = () => (
  <RecordEdit redirect="show" title="Buyer">
    <BuyerForm />
  </RecordEdit>
);

/** What may be begun with a new buyer, by what `?then=` says. */
const followers: Record<string, string> = { invoice: 'invoice-drafts', recurring: 'recurring-invoices' };

/** A new buyer; `?then=invoice` goes on with an invoice for it. */
export function BuyerCreate() {
  const [query] = useSearchParams();
  const follower = followers[query.get('then') ?? ''];
  return (
    <Create
      redirect={follower ? (_resource, id) => createPath(follower, { buyer: String(id) }).slice(1) : 'show'}
      title="New buyer"
    >
      <BuyerForm defaults={{ language: 'en', isZone: false, getsReminders: true }} />
    </Create>
  );
}

const BuyerForm = ({ defaults }: { defaults?: object }) => (
  <SteadyForm sx={{ maxWidth: 980 }} {...(defaults && { defaultValues: defaults })} toolbar={<SaveBar />}>
    <Pair>
      <TextInput
        source="name"
        label="Name"
        helperText="The person to write to, or the name over the door"
        validate={[required(), maxLength(120)]}
      />
      <TextInput
        source="company"
        label="Company"
        helperText="As documents name it; with a GST number the name that is registered for it"
        parse={text}
        validate={maxLength(120)}
      />
    </Pair>
    <Pair>
      <TextInput source="mobile" label="Mobile" helperText={false} parse={text} />
      <TextInput source="email" label="E-mail" helperText="Invoices and reminders go here" parse={text} />
    </Pair>
    <Pair>
      <TextInput
        source="gstin"
        label="GST number"
        helperText="Its state decides between CGST with SGST, and IGST"
        parse={text}
      />
      <TextInput
        source="address"
        label="Address"
        helperText="Asked for with a GST number, and from ₹50,000"
        parse={text}
        validate={maxLength(300)}
      />
    </Pair>
    <Pair>
      <TextInput source="pincode" label="PIN code" helperText={false} parse={text} validate={maxLength(6)} />
      <SelectInput
        source="stateCode"
        label="State"
        helperText="It decides the taxes where there is no GST number"
        choices={stateChoices}
        parse={text}
      />
    </Pair>
    <Pair>
      <TextInput
        source="country"
        label="Country"
        helperText="Empty: India"
        parse={text}
        validate={maxLength(60)}
      />
      <SelectInput
        source="language"
        label="Language"
        helperText="Of documents and mails"
        choices={languageChoices}
        validate={required()}
      />
    </Pair>
    <BooleanInput
      source="isZone"
      label="A unit of a special economic zone"
      helperText="Never inside the state, even in yours; a GST number does not tell"
    />
    <BooleanInput
      source="getsReminders"
      label="Gets reminders"
      helperText="Of what it owes, where reminders are on"
    />
  </SteadyForm>
);
