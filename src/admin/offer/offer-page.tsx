import { Alert, Box, Skeleton } from '@mui/material';
import {
  ArrayInput,
  BooleanInput,
  EditBase,
  Form,
  required,
  SaveButton,
  SimpleFormIterator,
  TextInput,
  Title,
  Toolbar,
  useEditContext,
  useNotify,
} from 'react-admin';
import type { OfferContent } from '#domain/offer/offer-content.ts';
import { RupeeInput } from './rupee-input.tsx';

type OfferRecord = { id: string; content: OfferContent; warning: string | null };
const keep = (text: string) => text;

/** What the offer page says beside its plans. */
export function OfferPage() {
  const notify = useNotify();
  return (
    <EditBase
      resource="offer"
      id="offer"
      mutationMode="pessimistic"
      redirect={false}
      transform={({ content }: OfferRecord) => content}
      mutationOptions={{ onSuccess: () => notify('Saved. The website shows it now.', { type: 'success' }) }}
    >
      <Title title="Offer page" />
      <OfferForm />
    </EditBase>
  );
}

function OfferForm() {
  const { record, error } = useEditContext<OfferRecord>();
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!record)
    return <Skeleton variant="rounded" height={480} sx={{ my: 2 }} role="status" aria-label="Loading" />;
  return (
    <Form warnWhenUnsavedChanges>
      <Box sx={{ maxWidth: 880, py: 2 }}>
        {record.warning && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {record.warning}
          </Alert>
        )}
        <TextInput source="content.headline" label="Headline" helperText={false} validate={required()} />
        <TextInput
          source="content.intro"
          label="Opening sentence"
          helperText={false}
          multiline
          parse={keep}
        />
        <RupeeInput
          source="content.bannerPaise"
          label="Banner: ₹ a month"
          helperText="Shown as ₹…/Month"
          validate={required()}
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
        <RupeeInput
          source="content.offerPaise"
          label="Price of the offer (₹)"
          helperText="As in the page's address"
          validate={required()}
        />
        <BooleanInput
          source="content.pricesIncludeGst"
          label="Plan prices include GST"
          helperText="Said on each card"
        />
        <ArrayInput source="content.modules" label="Modules">
          <SimpleFormIterator inline disableClear>
            <TextInput source="name" label="Module" helperText={false} validate={required()} />
            <TextInput source="text" label="What it does" helperText={false} parse={keep} />
          </SimpleFormIterator>
        </ArrayInput>
      </Box>
      <Toolbar sx={{ position: 'sticky', bottom: 0, bgcolor: 'background.default', maxWidth: 880 }}>
        <SaveButton color="secondary" />
      </Toolbar>
    </Form>
  );
}
