import { Alert, Button, DialogContent, DialogTitle } from '@mui/material';
import { Form, FormDataConsumer, maxLength, required, SaveButton, SelectInput, TextInput } from 'react-admin'; // prettier-ignore
import { KeyInput } from '#kit/office/parts/key-inputs.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { languageNames, languages } from '#kit/language/language.ts';
import { kindLabels, outsideKinds, type NewOutsideSource } from '../outside-source.ts';
import type { OutsideSourceRecord } from './outside-calls.ts';
import { mappingIn, mappingText } from './mapping-text.ts';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

const kinds = outsideKinds.map((id) => ({ id, name: kindLabels[id] }));
const languageChoices = languages.map((id) => ({ id, name: languageNames[id] }));

type Typed = Omit<Partial<NewOutsideSource>, 'origins' | 'mapping'> & { origins?: string; mapping?: string };

/** Asks for a source, or for what changes in it. `save` is the server's work; what it refuses stands under the fields. */
export function SourceDialog({
  title,
  source,
  save,
  onLeave,
}: {
  title: string;
  source?: OutsideSourceRecord;
  save: (fields: NewOutsideSource) => Promise<unknown>;
  onLeave: () => void;
}) {
  const { submit } = useAttempt();
  const send = ({
    kind = 'meta',
    name = '',
    service,
    language = 'en',
    origins,
    mapping,
    measuring,
    ...secrets
  }: Typed) =>
    submit(() =>
      save({
        kind,
        name,
        service: service ?? '',
        language,
        origins: (origins ?? '').split(/\s+/).filter(Boolean),
        mapping: mappingIn(mapping ?? ''),
        measuring: { question: measuring?.question ?? '', yes: measuring?.yes ?? '' },
        ...(secrets.appSecret && { appSecret: secrets.appSecret }),
        ...(secrets.pageToken && { pageToken: secrets.pageToken }),
      }),
    );
  const typed: Typed = source
    ? {
        kind: source.kind,
        name: source.name,
        service: source.service,
        language: source.language,
        origins: source.origins.join('\n'),
        mapping: mappingText(source.mapping),
        measuring: source.measuring,
      }
    : { kind: 'meta', language: 'en' };
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="source-title" maxWidth="sm">
      <DialogTitle id="source-title">{title}</DialogTitle>
      <DialogContent>
        {/* The record of the screen behind it is written otherwise. */}
        <Form record={typed} onSubmit={send}>
          {!source && <SelectInput source="kind" label="From" choices={kinds} validate={required()} />}
          <TextInput
            source="name"
            helperText="What its leads say they came from, in lists and statistics"
            validate={[required(), maxLength(80)]}
          />
          <TextInput
            source="service"
            helperText="What its leads are about. Empty: as they say themselves"
            validate={maxLength(120)}
          />
          <SelectInput source="language" choices={languageChoices} validate={required()} />
          <FormDataConsumer<Typed>>
            {({ formData: { kind } }) => (
              <>
                {kind === 'meta' && (
                  <>
                    <KeyInput source="appSecret" label="App secret" isKept={source?.hasAppSecret} />
                    <KeyInput
                      source="pageToken"
                      label="Long-lived page token"
                      isKept={source?.hasPageToken}
                    />
                  </>
                )}
                {kind === 'form' ? (
                  <TextInput
                    source="origins"
                    label="Sites that may show the form"
                    helperText="One address a line, like https://shop.example.com"
                    multiline
                  />
                ) : (
                  <>
                    <TextInput
                      source="mapping"
                      label="Fields"
                      helperText="One a line, like “business_name = company”. What is not known stands in the lead’s message"
                      multiline
                    />
                    <TextInput
                      source="measuring.question"
                      label="Box or question about advertising"
                      helperText="By which its form asks whether the network may be told what became of them: the key of the box, or the question. Empty: nobody is asked, and nothing is told"
                      validate={maxLength(120)}
                    />
                    <TextInput
                      source="measuring.yes"
                      label="Answer by which they agree"
                      helperText="Of a question, like “Yes, I agree”. A box needs none"
                      validate={maxLength(120)}
                    />
                  </>
                )}
              </>
            )}
          </FormDataConsumer>
          {!source && (
            <Alert severity="info" sx={{ mb: 2 }}>
              The address and the key to give to them come next.
            </Alert>
          )}
          <SaveButton color="secondary" icon={<></>} alwaysEnable />
          <Button onClick={onLeave} sx={{ ml: 1 }}>
            Cancel
          </Button>
        </Form>
      </DialogContent>
    </WrittenDialog>
  );
}
