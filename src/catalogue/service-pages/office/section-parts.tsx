import CaseIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import ClosingIcon from '@mui/icons-material/CampaignOutlined';
import ExhibitIcon from '@mui/icons-material/TableChartOutlined';
import FaqIcon from '@mui/icons-material/QuizOutlined';
import FeaturesIcon from '@mui/icons-material/ChecklistOutlined';
import FormIcon from '@mui/icons-material/DynamicFormOutlined';
import PriceIcon from '@mui/icons-material/SellOutlined';
import ProcessIcon from '@mui/icons-material/FormatListNumberedOutlined';
import WhyIcon from '@mui/icons-material/GridViewOutlined';
import WorkIcon from '@mui/icons-material/CollectionsOutlined';
import { type ServicePageSection } from '../sections.ts';
import { servicePageOrders, servicePageParts } from '../section-orders.ts';
import type { ServicePageSlug } from '../service-page.ts';
import { Elsewhere } from '#agency/documents/office/elsewhere.tsx';
import type { SectionPart } from '#agency/documents/office/sections-input.tsx';
import { Pair } from '#kit/office/parts/pair.tsx';
import { RowsInput, RequiredText } from '#kit/office/parts/text-inputs.tsx';
import { AskedIn } from './asked-in.tsx';
import { ExhibitInput } from './exhibit-input.tsx';
import { LeadCaseInput } from './lead-case-input.tsx';

/** The sections of one page with their fields. What stands beside the form is no section of its own there. */
export function sectionParts(slug: ServicePageSlug): Partial<Record<ServicePageSection, SectionPart>> {
  const own: readonly ServicePageSection[] = servicePageOrders[slug];
  const parts: Record<Exclude<ServicePageSection, 'form'>, SectionPart> = {
    exhibit: { title: 'A sum of its own', icon: <ExhibitIcon />, fields: <ExhibitInput /> },
    features: {
      title: 'Features',
      icon: <FeaturesIcon />,
      fields: slug === 'real-estate-website-development-service' ? estateFeatures : <FeatureFields />,
    },
    case: { title: 'One case', icon: <CaseIcon />, fields: <LeadCaseInput slug={slug} /> },
    why: { title: 'Why us', icon: <WhyIcon />, fields: <WhyFields /> },
    work: { title: 'Past work', icon: <WorkIcon />, fields: <WorkFields /> },
    process: { title: 'Six steps', icon: <ProcessIcon />, fields: <StepFields /> },
    price: {
      title: 'Price',
      icon: <PriceIcon />,
      fields: (
        <Elsewhere to="/pricing-plans" place="Plans by service">
          What the service begins at, from the plans on sale or from a feature picker:
        </Elsewhere>
      ),
    },
    faq: { title: 'Questions', icon: <FaqIcon />, fields: <FaqFields /> },
    closing: {
      title: 'Last call',
      icon: <ClosingIcon />,
      fields: (
        <>
          <RequiredText source="content.closing.title" label="Last call: heading" />
          <RequiredText source="content.closing.text" label="Last call: text" long />
        </>
      ),
    },
  };
  const beside = servicePageParts[slug].form;
  const form = {
    title: ['Form', ...beside.map((key) => parts[key].title.toLowerCase())].join(' and '),
    icon: <FormIcon />,
    fields: beside.map((key) => <div key={key}>{parts[key].fields}</div>),
  };
  return Object.fromEntries(own.map((key) => [key, key === 'form' ? form : parts[key]]));
}

const estateFeatures = (
  <Elsewhere to="/real-estate-features" place="Real estate features">
    The features and their order:
  </Elsewhere>
);

const FeatureFields = () => (
  <>
    <RequiredText source="content.features.heading" label="Features: heading" />
    <RequiredText source="content.features.lead" label="Features: sentence below" long />
    <RowsInput source="content.features.items" label="Without any, the page leaves this part out">
      <RequiredText source="title" label="Feature" />
      <RequiredText source="text" label="What it does" long />
    </RowsInput>
  </>
);

const WhyFields = () => (
  <>
    <RequiredText source="content.why.heading" label="Why us: heading" />
    {[0, 1, 2, 3].map((i) => (
      <Pair key={i}>
        <RequiredText source={`content.why.boxes.${i}.title`} label={`Box ${i + 1}: title`} />
        <RequiredText source={`content.why.boxes.${i}.text`} label={`Box ${i + 1}: text`} long />
      </Pair>
    ))}
  </>
);

const StepFields = () => (
  <>
    <RequiredText source="content.process.heading" label="Steps: heading" />
    {[0, 1, 2, 3, 4, 5].map((i) => (
      <Pair key={i}>
        <RequiredText source={`content.process.steps.${i}.title`} label={`Step ${i + 1}: name`} />
        <RequiredText source={`content.process.steps.${i}.text`} label={`Step ${i + 1}: what happens`} long />
      </Pair>
    ))}
  </>
);

const WorkFields = () => (
  <>
    <RequiredText source="content.demos.heading" label="Past work: heading" />
    <Elsewhere to="/cases" place="Work">
      Below it stand the published cases that name this service, in their order. They are written under
    </Elsewhere>
  </>
);

const FaqFields = () => (
  <>
    <RequiredText source="content.faq.heading" label="Questions: heading" />
    <RowsInput source="content.faq.items" label="In the order in which they are shown" inline={false}>
      <AskedIn />
      <RequiredText source="question" label="Question" />
      <RequiredText source="answer" label="Answer" long />
    </RowsInput>
  </>
);
