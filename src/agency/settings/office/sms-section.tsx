import { Fragment } from 'react';
import { NumberInput, TextInput } from 'react-admin';
import { languageLabels } from '#kit/office/parts/language-labels.ts';
import { Section } from '#kit/office/parts/section.tsx';
import { otherLanguages, type Language } from '#kit/language/language.ts';

const keep = (text: string) => text;

/** What operators and the carrier know of the texts that are sent, and how many of them may be paid for. */
export const SmsSection = () => (
  <Section title="Codes by SMS">
    <TextInput
      source="dltEntityId"
      label="DLT entity id"
      helperText="Operators deliver business SMS only with all three of these, and the server needs a carrier (SMS_CARRIER in its settings). Without them codes go by e-mail"
      parse={keep}
      inputMode="numeric"
    />
    <TextInput
      source="dltHeader"
      label="DLT header"
      helperText="The six letters of the sender"
      parse={keep}
    />
    <TextInput
      source="dltCodeTemplateId"
      label="DLT template id"
      helperText="Of the registered English text for one-time codes"
      parse={keep}
      inputMode="numeric"
    />
    <TextInput
      source="smsCodes.en.text"
      label="English text"
      helperText="To the letter as it is registered, with {#var#} where the code goes. Empty: {#var#} is your code to answer the quotation of, the brand, and It works for 10 minutes."
      parse={keep}
      multiline
    />
    <CarrierTemplateInput language="en" />
    {otherLanguages.map((language) => (
      <Fragment key={language}>
        <TextInput
          source={`smsCodes.${language}.text`}
          label={`Text in ${languageLabels[language]}`}
          helperText="Without a text and its template id the English one is sent"
          parse={keep}
          multiline
        />
        <TextInput
          source={`smsCodes.${language}.dltTemplateId`}
          label={`DLT template id, ${languageLabels[language]}`}
          parse={keep}
          inputMode="numeric"
        />
        <CarrierTemplateInput language={language} />
      </Fragment>
    ))}
    <NumberInput
      source="smsPerDay"
      label="SMS a day, at most"
      helperText="Each costs money, and whoever asks for codes without end would spend yours. Once they are used up codes go by e-mail until midnight, and the office gets a mail"
    />
  </Section>
);

const CarrierTemplateInput = ({ language }: { language: Language }) => (
  <TextInput
    source={`smsCodes.${language}.carrierTemplateId`}
    label={`Carrier's template id, ${languageLabels[language]}`}
    helperText="MSG91 sends by an id of its own; leave it empty where the carrier takes the text as it is"
    parse={keep}
  />
);
