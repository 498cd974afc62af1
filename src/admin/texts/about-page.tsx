import { Alert, Box, Skeleton } from '@mui/material';
import {
  EditBase,
  Form,
  required,
  SaveButton,
  TextInput,
  Title,
  Toolbar,
  useNotify,
  useEditContext,
} from 'react-admin';
import type { About } from '#domain/about/about.ts';

const longText = 'A blank line begins a paragraph, “- ” a list entry; [words](/path) is a link';

const parts: { name: string; key: 'founder' | 'company' | 'vision' | 'mission' }[] = [
  { name: 'Founder', key: 'founder' },
  { name: 'Company', key: 'company' },
  { name: 'Vision', key: 'vision' },
  { name: 'Mission', key: 'mission' },
];

/** The texts of the About page. The year of founding is one of the site settings. */
export function AboutPage() {
  const notify = useNotify();
  return (
    <EditBase
      resource="about"
      id="about"
      mutationMode="pessimistic"
      redirect={false}
      transform={({ isSample: _isSample, ...texts }: About) => ({
        ...texts,
        lead: texts.lead ?? '',
        founderRole: texts.founderRole ?? '',
      })}
      mutationOptions={{ onSuccess: () => notify('Saved. The website shows it now.', { type: 'success' }) }}
    >
      <Title title="About page" />
      <AboutForm />
    </EditBase>
  );
}

function AboutForm() {
  const { record, error } = useEditContext<About & { id: string }>();
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!record)
    return <Skeleton variant="rounded" height={480} sx={{ my: 2 }} role="status" aria-label="Loading" />;
  return (
    <Form warnWhenUnsavedChanges>
      <Box sx={{ maxWidth: 860, py: 2 }}>
        {record.isSample && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            These are sample texts. Write your own before the site goes live.
          </Alert>
        )}
        <TextInput source="headline" label="Headline" helperText={false} validate={required()} />
        <TextInput source="lead" label="Opening sentence" helperText={false} multiline />
        {parts.map(({ name, key }) => (
          <Box key={key} component="section" aria-label={name} sx={{ mt: 2 }}>
            <TextInput
              source={`${key}Heading`}
              label={`${name}: heading`}
              helperText={false}
              validate={required()}
            />
            {key === 'founder' && (
              <>
                <TextInput
                  source="founderName"
                  label="Founder: name"
                  helperText={false}
                  validate={required()}
                />
                <TextInput source="founderRole" label="Founder: role" helperText={false} />
              </>
            )}
            <TextInput
              source={`${key}Text`}
              label={`${name}: text`}
              helperText={longText}
              multiline
              minRows={3}
              validate={required()}
            />
          </Box>
        ))}
      </Box>
      <Toolbar sx={{ position: 'sticky', bottom: 0, bgcolor: 'background.default', maxWidth: 860 }}>
        <SaveButton color="secondary" alwaysEnable />
      </Toolbar>
    </Form>
  );
}
