import { BooleanInput, NumberInput, required } from 'react-admin';
import type { StoredHome } from '../home-content.ts';
import { PictureInput } from '#agency/media/office/picture-input.tsx';
import { OnePage } from '#kit/office/parts/one-page.tsx';
import { Pair } from '#kit/office/parts/pair.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { RowsInput, RequiredText } from '#kit/office/parts/text-inputs.tsx';

const serviceCards = [
  'Website development',
  'Application development',
  'Online store',
  'Digital marketing',
  'Google Ads',
  'Meta Ads',
];
const softwareCards = [
  'E-commerce',
  'Multi vendor',
  'OTT platform',
  'CRM',
  'Staff management',
  'Login/logout',
];
const needed = required();

/** Everything the home page says. What its buttons say and where its cards lead is fixed. */
export const HomePage = () => (
  <OnePage<StoredHome & { id: string }> resource="home" id="home" title="Home page" path="/">
    <Section title="First screen">
      <RequiredText source="content.hero.firstLine" label="Headline, first line" />
      <RequiredText source="content.hero.secondLine" label="Headline, second line" />
      <RequiredText source="content.hero.lead" label="Opening sentences" long />
    </Section>
    <Section title="Services">
      <RequiredText source="content.services.heading" label="Services: heading" />
      <RequiredText source="content.services.lead" label="Services: sentence beside it" long />
      <RequiredText
        source="content.services.link"
        label="Services: link of each card"
        helperText="“Expore details” is how the specification spells it"
      />
      <Cards of="services" leadTo={serviceCards} />
    </Section>
    <Section title="About">
      <RequiredText source="content.about.heading" label="About: heading" />
      <RequiredText source="content.about.text" label="About: text" long />
      <RowsInput
        source="content.about.claims"
        label="Claims, at most three; “100+ customer satisfaction” is how the specification says it"
      >
        <RequiredText source="figure" label="Figure" />
        <RequiredText source="words" label="Of what" />
      </RowsInput>
    </Section>
    <Section title="Numbers that count up">
      {[0, 1, 2, 3].map((i) => (
        <Pair key={i}>
          <NumberInput
            source={`content.counters.${i}.to`}
            label={`Number ${i + 1}`}
            helperText={false}
            min={0}
            validate={needed}
          />
          <RequiredText source={`content.counters.${i}.words`} label={`Number ${i + 1}: of what`} />
        </Pair>
      ))}
    </Section>
    <Section title="Client logos">
      <RequiredText source="content.clients.heading" label="Logos: heading" />
      <RowsInput source="content.clients.logos" label="In the order in which they pass by">
        <PictureInput source="pictureId" label="Logo" whole />
        <RequiredText source="name" label="Client" />
        <BooleanInput source="withName" label="With its name" helperText={false} defaultValue={false} />
        <BooleanInput source="hidden" label="Hide" helperText={false} defaultValue={false} />
      </RowsInput>
    </Section>
    <Section title="Software">
      <RequiredText source="content.software.heading" label="Software: heading" />
      <RequiredText source="content.software.lead" label="Software: sentence below" long />
      <Cards of="software" leadTo={softwareCards} />
    </Section>
  </OnePage>
);

/** The six cards of a section; each leads to a page of its own and so keeps its place. */
const Cards = ({ of, leadTo }: { of: 'services' | 'software'; leadTo: string[] }) =>
  leadTo.map((name, i) => (
    <Pair key={name}>
      <RequiredText source={`content.${of}.cards.${i}.name`} label={`${name}: title`} />
      <RequiredText source={`content.${of}.cards.${i}.text`} label={`${name}: text`} long />
    </Pair>
  ));
