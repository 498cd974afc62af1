import { TextInput } from 'react-admin';
import { DocumentEditor } from '#agency/documents/office/document-editor.tsx';
import { FoldedPart } from '#agency/documents/office/folded-part.tsx';
import { aboutPath } from '../about-path.ts';
import { aboutKey } from '../about.ts';
import type { AboutRecord } from './about-record.ts';
import { PictureInput } from '#agency/media/office/picture-input.tsx';
import { RequiredText } from '#kit/office/parts/text-inputs.tsx';

const longText = 'A blank line begins a paragraph, “- ” a list entry; [words](/path) is a link';
const keep = (text: string) => text;

const parts: { name: string; key: 'founder' | 'company' | 'vision' | 'mission' }[] = [
  { name: 'Founder', key: 'founder' },
  { name: 'Company', key: 'company' },
  { name: 'Vision', key: 'vision' },
  { name: 'Mission', key: 'mission' },
];

/** The texts of the About page. The year of founding is one of the site settings. */
export const AboutPage = () => (
  <DocumentEditor<AboutRecord>
    resource="about"
    id={aboutKey}
    title="About page"
    path="/about"
    page={() => aboutPath}
  >
    <FoldedPart name="hero" title="First screen">
      <RequiredText source="content.headline" label="Headline" />
      <TextInput source="content.lead" label="Opening sentence" helperText={false} multiline parse={keep} />
    </FoldedPart>
    {parts.map(({ name, key }) => (
      <FoldedPart key={key} name={key} title={name}>
        <RequiredText source={`content.${key}Heading`} label={`${name}: heading`} />
        {key === 'founder' && (
          <>
            <RequiredText source="content.founderName" label="Founder: name" />
            <PictureInput source="content.founderPictureId" label="Founder: picture" optional isNamed />
            <TextInput source="content.founderRole" label="Founder: role" helperText={false} parse={keep} />
          </>
        )}
        <RequiredText
          source={`content.${key}Text`}
          label={`${name}: text`}
          helperText={longText}
          long
          minRows={3}
        />
      </FoldedPart>
    ))}
    <FoldedPart name="unfit" title="Not for you">
      <TextInput source="content.unfitHeading" label="Not for you: heading" helperText={false} parse={keep} />
      <TextInput
        source="content.unfitText"
        label="Not for you: text"
        helperText={longText}
        multiline
        minRows={3}
        parse={keep}
      />
    </FoldedPart>
  </DocumentEditor>
);
