import { Alert, Box, Card, CardContent, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  ArrayInput,
  BooleanInput,
  EditBase,
  Form,
  NumberInput,
  required,
  SaveButton,
  SimpleFormIterator,
  TextInput,
  Title,
  Toolbar,
  useEditContext,
  useNotify,
} from 'react-admin';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { OpenHoursInput } from '../services/open-hours-input.tsx';
import { LinesInput, withoutBlankLines } from './lines-input.tsx';

const keep = (text: string) => text;

/** Facts about the agency. Saving changes every page that shows them, at once. */
export function SettingsPage() {
  const notify = useNotify();
  return (
    <EditBase
      resource="settings"
      id="site"
      mutationMode="pessimistic"
      redirect={false}
      transform={cleaned}
      mutationOptions={{ onSuccess: () => notify('Saved. The website shows it now.', { type: 'success' }) }}
    >
      <Title title="Site settings" />
      <SettingsForm />
    </EditBase>
  );
}

function SettingsForm() {
  const { record, error } = useEditContext();
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!record)
    return <Skeleton variant="rounded" height={480} sx={{ my: 2 }} role="status" aria-label="Loading" />;
  return (
    <Form warnWhenUnsavedChanges>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 2, maxWidth: 880 }}>
        <Group title="Brand">
          <TextInput
            source="brand"
            label="Brand"
            helperText="The name in the header and in mails"
            validate={required()}
          />
          <TextInput
            source="legalName"
            label="Legal name"
            helperText="In the footer and on documents"
            validate={required()}
          />
          <TextInput source="tagline" label="Tagline" helperText="One line under the name" parse={keep} />
          <TextInput
            source="blurb"
            label="About"
            helperText="Two or three sentences in the footer"
            multiline
            minRows={2}
            parse={keep}
          />
          <NumberInput
            source="foundedYear"
            label="Founded in"
            helperText="A year, like 2015"
            validate={required()}
          />
        </Group>
        <Group title="Where and how to reach the agency">
          <LinesInput source="addressLines" label="Address" helperText="One line per line of the address" />
          <TextInput
            source="directionsUrl"
            label="Directions"
            helperText="A link to a map"
            type="url"
            validate={required()}
          />
          <LinesInput
            source="phones"
            label="Phones"
            helperText="Ten digits each, one per line; the first is the one calls go to"
          />
          <TextInput
            source="whatsapp"
            label="WhatsApp"
            helperText="Ten digits"
            inputMode="tel"
            validate={required()}
          />
          <TextInput
            source="email"
            label="E-mail"
            helperText="Shown to visitors"
            type="email"
            validate={required()}
          />
          <OpenHoursInput source="officeHours" label="Office hours (IST)" />
        </Group>
        <Group title="Notices">
          <LinesInput
            source="noticeEmails"
            label="Who hears of new enquiries"
            helperText="One e-mail address per line; visitors never see them"
          />
        </Group>
        <Group title="Social profiles">
          <ArrayInput source="socials" label={false}>
            <SimpleFormIterator inline disableClear>
              <TextInput source="name" label="Name" helperText="Like Instagram" validate={required()} />
              <TextInput
                source="url"
                label="Address"
                helperText="The full web address"
                type="url"
                validate={required()}
              />
            </SimpleFormIterator>
          </ArrayInput>
        </Group>
        <Group title="How the website behaves">
          <TextInput
            source="termsUrl"
            label="Terms"
            helperText="Leave empty for our own page of terms"
            type="url"
            parse={keep}
          />
          <BooleanInput
            source="copyProtection"
            label="Copy protection"
            helperText="No right click and no copying on public pages. Fields, phone numbers and addresses stay free"
          />
          <BooleanInput
            source="restoreScrollOnBack"
            label="Back returns to the same place"
            helperText="Otherwise every page starts at its top"
          />
        </Group>
        <Group title="Measuring by outside services">
          <TextInput
            source="ga4Id"
            label="Google Analytics 4"
            helperText="An id like G-AB12CD34EF. Loaded only for visitors who agree to statistics; empty for none"
            parse={keep}
          />
          <TextInput
            source="metaPixelId"
            label="Meta pixel"
            helperText="The digits of its id. Loaded only for visitors who agree to marketing; empty for none"
            parse={keep}
            inputMode="numeric"
          />
        </Group>
      </Box>
      <Toolbar sx={{ position: 'sticky', bottom: 0, bgcolor: 'background.default', maxWidth: 880 }}>
        <SaveButton color="secondary" alwaysEnable />
      </Toolbar>
    </Form>
  );
}

const cleaned = ({ id, ...settings }: SiteSettings & { id: string }) => ({
  ...settings,
  id,
  addressLines: withoutBlankLines(settings.addressLines),
  phones: withoutBlankLines(settings.phones),
  noticeEmails: withoutBlankLines(settings.noticeEmails),
});

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section">
    <CardContent>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
);
