import { TextInput } from 'react-admin';
import type { About } from '../about.ts';
import { PictureInput } from '#agency/media/office/picture-input.tsx';
import { OnePage } from '#kit/office/parts/one-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
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
  <OnePage<About & { id: string }>
    resource="about"
    id="about"
    title="About page"
    path="/about-us"
    transform={({ isSample: _isSample, ...texts }) => texts}
  >
    <Section title="First screen">
      <RequiredText source="headline" label="Headline" />
      <TextInput source="lead" label="Opening sentence" helperText={false} multiline parse={keep} />
    </Section>
    {parts.map(({ name, key }) => (
      <Section key={key} title={name}>
        <RequiredText source={`${key}Heading`} label={`${name}: heading`} />
        {key === 'founder' && (
          <>
            <RequiredText source="founderName" label="Founder: name" />
            <PictureInput source="founderPictureId" label="Founder: picture" optional />
            <TextInput source="founderRole" label="Founder: role" helperText={false} parse={keep} />
          </>
        )}
        <RequiredText source={`${key}Text`} label={`${name}: text`} helperText={longText} long minRows={3} />
      </Section>
    ))}
  </OnePage>
);
