import { Typography } from '@mui/material';
import { NumberInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
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
      about="To the letter as it is registered, with {#var#} once, where the code goes. Left empty it is: “{#var#} is your code to answer the quotation of” and your brand, “It works for 10 minutes.”"
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

/** Where its parts stand in the settings; `about` is said below the text. */
type Props = { name: string; text: string; dltTemplateId: string; carrierTemplateId: string; about: string };

const RegisteredText = ({ name, text, dltTemplateId, carrierTemplateId, about }: Props) => (
  <>
    <TextInput source={text} label={`Text in ${name}`} helperText={about} parse={keep} multiline />
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
