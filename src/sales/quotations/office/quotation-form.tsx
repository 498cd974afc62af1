import { Alert, Button } from '@mui/material';
import {
  Create,
  DateInput,
  maxLength,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  Title,
  useGetOne,
} from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { useWatch } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { actBelow } from '#kit/office/parts/act-below.ts';
import { stateOfPin } from '#kit/india/place-of-supply.ts';
import { states } from '#kit/india/states.ts';
import type { CustomerDetail } from '#people/customers/office/customer-record.ts';
import type { LeadDetail } from '#sales/leads/office/lead-record.ts';
import { languageLabels } from '#kit/office/parts/language-labels.ts';
import { Pair } from '#kit/office/parts/pair.tsx';
import { NotYet, RecordLoading } from '#kit/office/parts/record-page.tsx';
import { useOwnLeadsOnly } from '#kit/office/session.ts';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { LinesInput, linesFrom } from './lines-input.tsx';
import type { QuotationDetail, TemplateRecord } from './quotation-record.ts';
import { SupplyFields } from './supply-fields.tsx';
import { TemplateChoice, useTemplates } from './template-choice.tsx';
import { dayFromNow, usualDays } from './valid-until.ts';

const languageChoices = Object.entries(languageLabels).map(([id, name]) => ({ id, name }));
const stateChoices = Object.entries(states)
  .map(([id, name]) => ({ id, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name));
const text = (typed: string | null) => typed ?? '';
const day = (typed: string) => typed.slice(0, 10);

export function QuotationEdit() {
  const templates = useTemplates();
  return (
    <RecordEdit redirect="show" title="Quotation" transform={toInput}>
      {templates.isPending ? <RecordLoading /> : <QuotationForm />}
    </RecordEdit>
  );
}

/** A new quotation; `?template=`, `?lead=` and `?customer=` say what it begins with. */
export function QuotationCreate() {
  const [query] = useSearchParams();
  const ownOnly = useOwnLeadsOnly();
  const [templateId, leadId, customerId] = [query.get('template'), query.get('lead'), query.get('customer')];
  const template = useGetOne<TemplateRecord>(
    'quotation-templates',
    { id: templateId ?? '' },
    { enabled: templateId !== null },
  );
  const lead = useGetOne<LeadDetail>('leads', { id: leadId ?? '' }, { enabled: leadId !== null });
  const customer = useGetOne<CustomerDetail>(
    'customers',
    { id: customerId ?? '' },
    { enabled: customerId !== null },
  );
  const templates = useTemplates();
  if (ownOnly && leadId === null)
    return (
      <>
        <Title title="New quotation" />
        <Alert
          severity="info"
          sx={{ my: 2, ...actBelow }}
          action={
            <Button color="inherit" component={Link} to="/leads">
              To your leads
            </Button>
          }
        >
          Your quotations belong to your leads: open the lead, and write it from there.
        </Alert>
      </>
    );
  if (templates.isPending) return <NotYet {...templates} />;
  // What it begins with is not left out because it did not come.
  const begins = [templateId !== null && template, leadId !== null && lead, customerId !== null && customer];
  const missing = begins.find((one) => one && !one.data);
  if (missing) return <NotYet {...missing} />;
  const begin = template.data;
  const person = lead.data ?? (customer.data && { ...customer.data, name: customer.data.fullName });
  const billTo = lead.data ?? customer.data?.billTo;
  return (
    <Create
      redirect="show"
      title="New quotation"
      transform={(typed: QuotationDetail) => ({ ...toInput(typed), leadId })}
    >
      <QuotationForm
        defaults={{
          title: begin?.title || (lead.data?.service ?? ''),
          name: person?.name ?? '',
          company: lead.data?.company ?? '',
          address: billTo?.address ?? '',
          pincode: billTo?.pincode ?? '',
          stateCode: billTo?.stateCode ?? '',
          country: '',
          supply: 'ordinary',
          mobile: person?.phone ?? '',
          email: person?.email ?? '',
          gstin: customer.data?.gst ?? '',
          language: person?.language ?? 'en',
          intro: begin?.intro ?? '',
          terms: begin?.terms ?? '',
          validUntil: dayFromNow(begin?.validDays ?? usualDays),
          // A template's line becomes a line of its own.
          lines: begin?.lines.map(({ id: _id, ...line }) => line) ?? [emptyLine],
        }}
      />
    </Create>
  );
}

const toInput = (typed: QuotationDetail) => ({
  title: typed.title,
  name: typed.name,
  company: typed.company ?? '',
  gstin: typed.gstin ?? '',
  address: typed.address ?? '',
  pincode: typed.pincode ?? '',
  stateCode: typed.stateCode ?? '',
  country: typed.country ?? '',
  supply: typed.supply,
  mobile: typed.mobile ?? '',
  email: typed.email ?? '',
  intro: typed.intro ?? '',
  terms: typed.terms ?? '',
  language: typed.language,
  validUntil: typed.validUntil,
  depositPercent: typed.depositPercent ?? null,
  couponCode: typed.couponCode ?? '',
  lines: linesFrom(typed.lines),
});

/** A new quotation has one line to fill in. */
const emptyLine = { quantity: 1, discountPaise: 0, gstPercent: 18 };

const QuotationForm = ({ defaults }: { defaults?: object }) => (
  <SteadyForm sx={{ maxWidth: 980 }} {...(defaults && { defaultValues: defaults })} toolbar={<SaveBar />}>
    <TemplateChoice />
    <TextInput source="title" label="What for" helperText={false} validate={[required(), maxLength(120)]} />
    <Pair>
      <TextInput source="name" label="Name" helperText={false} validate={[required(), maxLength(120)]} />
      <TextInput
        source="company"
        label="Company"
        helperText="With a GST number: the name that is registered for it"
        parse={text}
      />
    </Pair>
    <Pair>
      <TextInput source="mobile" label="Mobile" helperText={false} parse={text} />
      <TextInput
        source="email"
        label="E-mail"
        helperText="The link goes here; the code that an answer needs too"
        parse={text}
      />
    </Pair>
    <Pair>
      <DateInput
        source="validUntil"
        label="Valid until"
        helperText={false}
        parse={day}
        validate={required()}
      />
      <TextInput
        source="gstin"
        label="GST number"
        helperText="Its state decides between CGST with SGST, and IGST"
        parse={text}
      />
    </Pair>
    <Pair>
      <SelectInput
        source="stateCode"
        label="State"
        helperText="Of the buyer: it decides the taxes where there is no GST number"
        choices={stateChoices}
        parse={text}
      />
      <TextInput
        source="address"
        label="Billing address"
        helperText="Asked for with a GST number, and from ₹50,000"
        parse={text}
        validate={maxLength(300)}
      />
    </Pair>
    <PinInput />
    <SupplyFields />
    <Pair>
      <NumberInput
        source="depositPercent"
        label="In advance, per cent"
        helperText="How much is due before the work begins; empty: all at once"
        min={1}
        max={99}
        step={1}
      />
      <SelectInput
        source="language"
        label="Language"
        helperText="Of its mails and its PDF; what you write stays as it is"
        choices={languageChoices}
        validate={required()}
      />
    </Pair>
    <TextInput
      source="intro"
      label="Opening words"
      helperText={false}
      multiline
      parse={text}
      validate={maxLength(2_000)}
    />
    <LinesInput />
    <TextInput
      source="couponCode"
      label="Coupon"
      helperText="Taken off the lines when you save. Kept while the customer can answer, used up when they accept"
      parse={text}
      validate={maxLength(40)}
    />
    <TextInput
      source="terms"
      label="Terms"
      helperText={false}
      multiline
      minRows={3}
      parse={text}
      validate={maxLength(6_000)}
    />
  </SteadyForm>
);

/** Says where a PIN code belongs to another state than the chosen one; the chosen one counts. */
function PinInput() {
  const [pincode, stateCode] = useWatch({ name: ['pincode', 'stateCode'] }) as [string?, string?];
  const told = stateOfPin(pincode ?? '');
  const warns = told !== null && stateCode && told !== stateCode;
  return (
    <TextInput
      source="pincode"
      label="PIN code"
      helperText={warns ? `This PIN code belongs to ${states[told] ?? ''}. The state above counts.` : false}
      parse={text}
      validate={maxLength(6)}
    />
  );
}
