import { Alert, Button, Typography } from '@mui/material';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { BooleanInput, required, TextInput } from 'react-admin';
import { otherLanguages, type Language, type OtherLanguage } from '#kit/language/language.ts';
import { actBelow } from '#kit/office/parts/act-below.ts';
import { languageLabels } from '#kit/office/parts/language-labels.ts';
import { OnePage } from '#kit/office/parts/one-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { ourWords, type ReminderWords } from '../our-words.ts';
import { reminderPlaceholders } from '../placeholders.ts';
import type { ReminderSettings } from '../reminder-settings.ts';

type Typed = Omit<ReminderSettings, 'days'> & { id: string; days: number[] | string };

/** When buyers are reminded of what they owe, and in which words. */
export const RemindersPage = () => (
  <OnePage<Typed>
    resource="reminders"
    id="reminders"
    title="Reminders of invoices"
    saved="Saved. It holds from the next reminder on."
    transform={({ on, days, fromTime, untilTime, before, after, hi, mr }) => ({
      on,
      days: daysFrom(days),
      fromTime,
      untilTime,
      before,
      after,
      hi: hi ?? undefined,
      mr: mr ?? undefined,
    })}
  >
    <Section title="When">
      <BooleanInput
        source="on"
        label="Remind buyers by e-mail"
        helperText="Who has promised a day is left in peace until then. A buyer’s own form stops reminders for it"
      />
      <TextInput
        source="days"
        label="Days after the due day"
        helperText="With commas between; below zero before it, like -3, 1, 7, 15, 30. Each goes once"
        format={(days: Typed['days'] | null) => (Array.isArray(days) ? days.join(', ') : (days ?? ''))}
        validate={required()}
      />
      <TextInput
        source="fromTime"
        label="Not before"
        helperText="Like 10:00, in Indian time"
        validate={required()}
      />
      <TextInput
        source="untilTime"
        label="Not after"
        helperText="Like 18:00. Nobody is reminded on Sundays"
        validate={required()}
      />
    </Section>
    <Section title="Words in English">
      <Words />
    </Section>
    {otherLanguages.map((language) => (
      <OtherWords key={language} language={language} />
    ))}
    <Section title="What stands at the places">
      <Typography variant="body2" color="text.secondary" component="div">
        {Object.entries(reminderPlaceholders).map(([key, label]) => (
          <div key={key}>{`{{${key}}}: ${label}`}</div>
        ))}
      </Typography>
    </Section>
  </OnePage>
);

/** What buyers read whose invoices are in another language: in English until it is written there. */
function OtherWords({ language }: { language: OtherLanguage }) {
  const { setValue } = useFormContext();
  const written: unknown = useWatch({ name: language });
  const name = languageLabels[language];
  const write = (words: ReminderWords | null) => setValue(language, words, { shouldDirty: true });
  return (
    <Section title={`Words in ${name}`}>
      {written ? (
        <>
          <Words language={language} />
          <Button size="small" onClick={() => write(null)}>
            Write in English to who reads {name}
          </Button>
        </>
      ) : (
        <Alert
          severity="info"
          sx={actBelow}
          action={
            <Button color="inherit" size="small" onClick={() => write(ourWords[language])}>
              Begin with ours
            </Button>
          }
        >
          Who reads {name} is written to in English.
        </Alert>
      )}
    </Section>
  );
}

/** Subject and text until the due day and after it. */
function Words({ language = 'en' }: { language?: Language }) {
  const part = language === 'en' ? '' : `${language}.`;
  return (
    <>
      <Template source={`${part}before`} when="until the due day" language={language} />
      <Template source={`${part}after`} when="after it" language={language} />
    </>
  );
}

function Template({ source, when, language }: { source: string; when: string; language: Language }) {
  const lang = { htmlInput: { lang: language } };
  return (
    <>
      <TextInput
        source={`${source}.subject`}
        label={`Subject ${when}`}
        helperText={false}
        validate={required()}
        slotProps={lang}
      />
      <TextInput
        source={`${source}.text`}
        label={`Text ${when}`}
        helperText={false}
        multiline
        minRows={6}
        validate={required()}
        slotProps={lang}
      />
      {language === 'en' && <LinkOffer source={`${source}.text`} />}
    </>
  );
}

/** A text without the page where an invoice is paid, as those that were saved before there was one, is offered it. */
function LinkOffer({ source }: { source: string }) {
  const { field } = useController({ name: source });
  const text = typeof field.value === 'string' ? field.value : '';
  if (/\{\{\s*link\s*\}\}/.test(text)) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 1 }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() =>
            field.onChange(`${text.trimEnd()}\n\nTo pay it, or to tell us that you have: {{link}}`)
          }
        >
          Add it
        </Button>
      }
    >
      This text does not lead to the page where the invoice is paid.
    </Alert>
  );
}

/** As typed with commas; what is no number the server refuses. */
const daysFrom = (typed: Typed['days']) =>
  Array.isArray(typed)
    ? typed
    : typed
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '')
        .map(Number);
