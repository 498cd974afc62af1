import { BooleanInput, NumberInput, required } from 'react-admin';
import type { StoredHome } from '../home-content.ts';
import { PictureInput } from '#agency/media/office/picture-input.tsx';
import { OnePage } from '#kit/office/parts/one-page.tsx';
import { Pair } from '#kit/office/parts/pair.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { Rows, Words } from '#kit/office/parts/words.tsx';

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
      <Words source="content.hero.firstLine" label="Headline, first line" />
      <Words source="content.hero.secondLine" label="Headline, second line" />
      <Words source="content.hero.lead" label="Opening sentences" long />
    </Section>
    <Section title="Services">
      <Words source="content.services.heading" label="Services: heading" />
      <Words source="content.services.lead" label="Services: sentence beside it" long />
      <Cards of="services" leadTo={serviceCards} />
    </Section>
    <Section title="About">
      <Words source="content.about.heading" label="About: heading" />
      <Words source="content.about.text" label="About: text" long />
      <Rows source="content.about.claims" label="Claims, at most three">
        <Words source="figure" label="Figure" />
        <Words source="words" label="Of what" />
      </Rows>
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
          <Words source={`content.counters.${i}.words`} label={`Number ${i + 1}: of what`} />
        </Pair>
      ))}
    </Section>
    <Section title="Client logos">
      <Words source="content.clients.heading" label="Logos: heading" />
      <Rows source="content.clients.logos" label="In the order in which they pass by">
        <PictureInput source="pictureId" label="Logo" whole />
        <Words source="name" label="Client" />
        <BooleanInput
          source="withName"
          label="Write the name beside it"
          helperText={false}
          defaultValue={false}
        />
        <BooleanInput source="hidden" label="Hide" helperText={false} defaultValue={false} />
      </Rows>
    </Section>
    <Section title="Software">
      <Words source="content.software.heading" label="Software: heading" />
      <Words source="content.software.lead" label="Software: sentence below" long />
      <Cards of="software" leadTo={softwareCards} />
    </Section>
  </OnePage>
);

/** The six cards of a section; each leads to a page of its own and so keeps its place. */
const Cards = ({ of, leadTo }: { of: 'services' | 'software'; leadTo: string[] }) =>
  leadTo.map((name, i) => (
    <Pair key={name}>
      <Words source={`content.${of}.cards.${i}.name`} label={`${name}: title`} />
      <Words source={`content.${of}.cards.${i}.text`} label={`${name}: text`} long />
    </Pair>
  ));
