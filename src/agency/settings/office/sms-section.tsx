import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { NumberInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { codeLineOf, ownCodeText, siteOfLine } from '#agency/settings/code-line.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { copyText } from '#kit/copy-text.ts';
import { formatInr } from '#kit/india/money.ts';
import { languageLabels } from '#kit/office/parts/language-labels.ts';
import { RupeeInput } from '#kit/office/parts/rupee-input.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { otherLanguages } from '#kit/language/language.ts';

const keep = (text: string) => text;

/** What operators and the carrier know of the texts that are sent, and how many of them may be paid for. */
export const SmsSection = () => (
  <Section title="Codes by SMS">
    <TextInput
      source="dltEntityId"
      label="DLT entity id"
      helperText="Operators deliver business SMS only with this, the header and a registered text, and the server needs a carrier (SMS_CARRIER in its settings). Without them codes go by e-mail"
      parse={keep}
      inputMode="numeric"
    />
    <TextInput
      source="dltHeader"
      label="DLT header"
      helperText="The six letters of the sender"
      parse={keep}
    />
    <RegisteredText
      name="English"
      text="smsCodes.en.text"
      dltTemplateId="dltCodeTemplateId"
      carrierTemplateId="smsCodes.en.carrierTemplateId"
      about="To the letter as it is registered, with {#var#} where the code goes. Left empty it is: “{#var#} is your code to answer the quotation of” and your brand, “It works for 10 minutes.”"
    />
    {otherLanguages.map((language) => (
      <RegisteredText
        key={language}
        name={languageLabels[language]}
        text={`smsCodes.${language}.text`}
        dltTemplateId={`smsCodes.${language}.dltTemplateId`}
        carrierTemplateId={`smsCodes.${language}.carrierTemplateId`}
        about="Without it and its template id whoever reads this language gets the English text"
      />
    ))}
    <LineForPhones />
    <RupeeInput
      source="smsPricePaise"
      label="Price of an SMS (₹)"
      helperText="What the carrier takes for one"
    />
    <NumberInput
      source="smsPerDay"
      label="SMS a day, at most"
      helperText="Somebody may ask for codes without end. Once these are used up codes go by e-mail until midnight, and the office gets a mail"
    />
    <MostOfADay />
  </Section>
);

function MostOfADay() {
  const [many, price] = useWatch<Partial<SiteSettings>, ['smsPerDay', 'smsPricePaise']>({
    name: ['smsPerDay', 'smsPricePaise'],
  });
  return (
    <Typography role="status" variant="body2" color="text.secondary">
      A day costs at most {formatInr((many ?? 0) * (price ?? 0))}.
    </Typography>
  );
}

/** How a code comes to be filled in by itself: its text is registered with a line more. */
function LineForPhones() {
  const brand = useWatch<Partial<SiteSettings>, 'brand'>({ name: 'brand' }) ?? '';
  const [isCopied, setCopied] = useState(false);
  const sample = `${ownCodeText(brand)}\n${codeLineOf(location.hostname)}`;
  return (
    <Box component="section" aria-label="A code that fills itself in" sx={{ mt: 2, mb: 3 }}>
      <Typography variant="subtitle2" component="h3">
        A code that fills itself in
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Where the last line of a text names this site, Chrome on Android offers to fill the code in, and an
        iPhone offers it on no other site. Operators want that line registered with the text. The site stands
        in it as it is, without a gap; the code has a second one there. For instance:
      </Typography>
      <Box
        component="pre"
        sx={{
          my: 1,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: '0.875rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {sample}
      </Box>
      <Button size="small" variant="outlined" onClick={() => void copyText(sample).then(setCopied)}>
        {isCopied ? 'Copied' : 'Copy it'}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Enter it above once it is approved, with its new template id; until then what is registered now goes
        out. With MSG91 the line stands in its own template, with ##code## twice.
      </Typography>
    </Box>
  );
}

/** A line that names another site than the one where codes are typed helps nobody. */
function OtherSite({ text }: { text: string }) {
  const said: unknown = useWatch({ name: text });
  const site = typeof said === 'string' ? siteOfLine(said) : null;
  if (site === null || site === location.hostname) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Phones fill this code in on {site} alone; this site is {location.hostname}.
    </Alert>
  );
}

/** Where its parts stand in the settings; `about` is said below the text. */
type Props = { name: string; text: string; dltTemplateId: string; carrierTemplateId: string; about: string };

const RegisteredText = ({ name, text, dltTemplateId, carrierTemplateId, about }: Props) => (
  <>
    <TextInput source={text} label={`Text in ${name}`} helperText={about} parse={keep} multiline />
    <OtherSite text={text} />
    <TextInput
      source={dltTemplateId}
      label={`DLT template id, ${name}`}
      helperText="Of this text"
      parse={keep}
      inputMode="numeric"
    />
    <TextInput
      source={carrierTemplateId}
      label={`Carrier's template id, ${name}`}
      helperText="For MSG91, which sends by ids of its own"
      parse={keep}
    />
  </>
);
