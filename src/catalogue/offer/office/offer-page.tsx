import { Alert } from '@mui/material';
import { BooleanInput, required, TextInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { bannerWarning, offerKey } from '../offer-content.ts';
import type { OfferRecord } from './offer-record.ts';
import { DocumentEditor } from '#agency/documents/office/document-editor.tsx';
import { FoldedPart } from '#agency/documents/office/folded-part.tsx';
import type { Plan } from '#catalogue/plans/plan.ts';
import { offerPath } from '#kit/offer-path.ts';
import { RecordLoading } from '#kit/office/parts/record-page.tsx';
import { RowsInput, RequiredText } from '#kit/office/parts/text-inputs.tsx';
import { RupeeInput } from '#kit/office/parts/rupee-input.tsx';

const keep = (text: string) => text;
const needed = required();

/** What the offer page says beside its plans. */
export function OfferPage() {
  const { isPending } = useGetList<Plan>('plans');
  return (
    <DocumentEditor<OfferRecord>
      resource="offer"
      id={offerKey}
      title="Offer page"
      path="/offer"
      page={() => offerPath}
    >
      {isPending ? <RecordLoading /> : <Parts />}
    </DocumentEditor>
  );
}

const Parts = () => (
  <>
    <BannerWarning />
    <FoldedPart name="hero" title="First screen">
      <RequiredText source="content.headline" label="Headline" />
      <TextInput source="content.intro" label="Opening sentence" helperText={false} multiline parse={keep} />
    </FoldedPart>
    <FoldedPart name="banner" title="Banner">
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
    </FoldedPart>
    <FoldedPart name="plans" title="Plans">
      <BooleanInput
        source="content.pricesIncludeGst"
        label="Plan prices include GST"
        helperText="Said on each card"
      />
    </FoldedPart>
    <FoldedPart name="modules" title="Modules">
      <RowsInput source="content.modules" label="In the order in which they are shown">
        <RequiredText source="name" label="Module" />
        <TextInput source="text" label="What it does" helperText={false} parse={keep} defaultValue="" />
      </RowsInput>
    </FoldedPart>
  </>
);

/** What to know before visitors read the banner, of what is typed. */
function BannerWarning() {
  const content = useWatch<Pick<OfferRecord, 'content'>, 'content'>({ name: 'content' });
  const { data: plans } = useGetList<Plan>('plans');
  const warning = plans && Number.isInteger(content.bannerPaise) ? bannerWarning(content, plans) : null;
  return warning && <Alert severity="warning">{warning}</Alert>;
}
