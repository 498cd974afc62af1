import ProofIcon from '@mui/icons-material/VerifiedOutlined';
import ServicesIcon from '@mui/icons-material/GridViewOutlined';
import WorkIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import PricesIcon from '@mui/icons-material/SellOutlined';
import AboutIcon from '@mui/icons-material/InfoOutlined';
import NumbersIcon from '@mui/icons-material/PinOutlined';
import ClientsIcon from '@mui/icons-material/GroupsOutlined';
import SoftwareIcon from '@mui/icons-material/AppsOutlined';
import FirstScreenIcon from '@mui/icons-material/WebAssetOutlined';
import { Box } from '@mui/material';
import { BooleanInput, NumberInput, required } from 'react-admin';
import { homePlan, type HomeSection } from '../home-content.ts';
import type { HomeRecord } from './home-record.ts';
import { Elsewhere } from '#agency/documents/office/elsewhere.tsx';
import { DocumentEditor } from '#agency/documents/office/document-editor.tsx';
import { FoldedPart } from '#agency/documents/office/folded-part.tsx';
import { SectionsInput, type SectionPart } from '#agency/documents/office/sections-input.tsx';
import { PictureInput } from '#agency/media/office/picture-input.tsx';
import { Pair } from '#kit/office/parts/pair.tsx';
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
  <DocumentEditor<HomeRecord> resource="home" id="home" title="Home page" path="/home" page={() => '/'}>
    <FoldedPart name="hero" title="First screen" icon={<FirstScreenIcon />}>
      <RequiredText source="content.hero.firstLine" label="Headline, first line" />
      <RequiredText source="content.hero.secondLine" label="Headline, second line" />
      <RequiredText source="content.hero.lead" label="Opening sentences" long />
    </FoldedPart>
    <SectionsInput plan={homePlan} parts={parts} />
  </DocumentEditor>
);

/** The six cards of a section; each leads to a page of its own and so keeps its place. */
const Cards = ({ of, leadTo }: { of: 'services' | 'software'; leadTo: string[] }) =>
  leadTo.map((name, i) => (
    <Pair key={name}>
      <RequiredText source={`content.${of}.cards.${i}.name`} label={`${name}: title`} />
      <RequiredText source={`content.${of}.cards.${i}.text`} label={`${name}: text`} long />
    </Pair>
  ));

const parts: Record<HomeSection, SectionPart> = {
  proof: {
    title: 'What can be checked',
    icon: <ProofIcon />,
    fields: (
      <Elsewhere to="/cases" place="Work">
        A figure of the second case, what the owner of the third says, and how fast this page came. Cases and
        their order:
      </Elsewhere>
    ),
  },
  services: {
    title: 'Services',
    icon: <ServicesIcon />,
    fields: (
      <>
        <RequiredText source="content.services.heading" label="Services: heading" />
        <RequiredText source="content.services.lead" label="Services: sentence beside it" long />
        <RequiredText
          source="content.services.link"
          label="Services: link of each card"
          helperText="“Expore details” is how the specification spells it"
        />
        <Cards of="services" leadTo={serviceCards} />
      </>
    ),
  },
  work: {
    title: 'One case',
    icon: <WorkIcon />,
    fields: (
      <Elsewhere to="/cases" place="Work">
        The first of the published cases, from edge to edge. Cases and their order:
      </Elsewhere>
    ),
  },
  prices: {
    title: 'Prices',
    icon: <PricesIcon />,
    fields: (
      <Elsewhere to="/plans" place="Plans">
        What each plan comes to a month and today:
      </Elsewhere>
    ),
  },
  about: {
    title: 'About',
    icon: <AboutIcon />,
    fields: (
      <>
        <RequiredText source="content.about.heading" label="About: heading" />
        <RequiredText source="content.about.text" label="About: text" long />
        <RowsInput
          source="content.about.claims"
          label="Claims, at most three"
          note="“100+ customer satisfaction” is how the specification says it"
        >
          <RequiredText source="figure" label="Figure" />
          <RequiredText source="words" label="Of what" />
        </RowsInput>
        <BooleanInput
          source="content.about.withFounder"
          label="With the founder"
          helperText={false}
          defaultValue
        />
        <BooleanInput
          source="content.about.withFreeTimes"
          label="With the next free times"
          helperText={false}
          defaultValue
        />
        <Elsewhere to="/about" place="About page">
          The founder’s name and picture:
        </Elsewhere>
      </>
    ),
  },
  counters: {
    title: 'Numbers that count up',
    icon: <NumbersIcon />,
    fields: [0, 1, 2, 3].map((i) => (
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
    )),
  },
  clients: {
    title: 'Client logos',
    icon: <ClientsIcon />,
    fields: (
      <>
        <RequiredText source="content.clients.heading" label="Logos: heading" />
        <RowsInput source="content.clients.logos" label="In the order in which they pass by" inline={false}>
          <Box sx={{ display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', columnGap: 2 }}>
            <PictureInput source="pictureId" label="Logo" whole isNamed />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignContent: 'start' }}>
              <Box sx={{ flex: '1 1 200px' }}>
                <RequiredText
                  source="name"
                  label="Client"
                  helperText="Read to those who cannot see the logo"
                />
              </Box>
              <BooleanInput source="withName" label="With its name" helperText={false} defaultValue={false} />
              <BooleanInput source="hidden" label="Hide" helperText={false} defaultValue={false} />
            </Box>
          </Box>
        </RowsInput>
      </>
    ),
  },
  software: {
    title: 'Software',
    icon: <SoftwareIcon />,
    fields: (
      <>
        <RequiredText source="content.software.heading" label="Software: heading" />
        <RequiredText source="content.software.lead" label="Software: sentence below" long />
        <Cards of="software" leadTo={softwareCards} />
      </>
    ),
  },
};
