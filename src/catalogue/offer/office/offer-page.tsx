import { Alert } from '@mui/material';
import { BooleanInput, required, TextInput } from 'react-admin';
import type { OfferContent } from '../offer-content.ts';
import { OnePage } from '#kit/office/parts/one-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { RowsInput, RequiredText } from '#kit/office/parts/text-inputs.tsx';
import { RupeeInput } from '#kit/office/parts/rupee-input.tsx';

type OfferRecord = { id: string; content: OfferContent; isSample: boolean; warning: string | null };
const keep = (text: string) => text;
const needed = required();

/** What the offer page says beside its plans. */
export const OfferPage = () => (
  <OnePage<OfferRecord> resource="offer" id="offer" title="Offer page" path="/oms">
    {({ warning }) => (
      <>
        {warning && <Alert severity="warning">{warning}</Alert>}
        <Section title="First screen">
          <RequiredText source="content.headline" label="Headline" />
          <TextInput
            source="content.intro"
            label="Opening sentence"
            helperText={false}
            multiline
            parse={keep}
          />
        </Section>
        <Section title="Banner">
          <RupeeInput
            source="content.bannerPaise"
            label="Banner: ₹ a month"
            helperText="Shown as ₹…/Month"
            validate={needed}
          />
          <TextInput
            source="content.bannerNote"
            label="Note on the banner"
            helperText="How a customer comes to this price"
            parse={keep}
          />
          <BooleanInput
            source="content.bannerConfirmed"
            label="I confirm the banner's price"
            helperText="Customers can really buy at this price"
          />
        </Section>
        <Section title="Plans">
          <BooleanInput
            source="content.pricesIncludeGst"
            label="Plan prices include GST"
            helperText="Said on each card"
          />
        </Section>
        <Section title="Modules">
          <RowsInput source="content.modules" label="In the order in which they are shown">
            <RequiredText source="name" label="Module" />
            <TextInput source="text" label="What it does" helperText={false} parse={keep} defaultValue="" />
          </RowsInput>
        </Section>
      </>
    )}
  </OnePage>
);
