import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink, useParams } from 'react-router';
import { DescribedPictureInput } from '#agency/media/office/described-picture-input.tsx';
import { DocumentEditor } from '#agency/documents/office/document-editor.tsx';
import { callPath } from '#kit/path-of.ts';
import { servicePagePath } from '../service-page-path.ts';
import type { ServicePageSlug } from '../service-page.ts';
import type { ServicePageRecord } from './service-page-record.ts';
import { Pair } from '#kit/office/parts/pair.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { RowsInput, RequiredText } from '#kit/office/parts/text-inputs.tsx';
import { ExhibitInput } from './exhibit-input.tsx';
import { LeadCaseInput } from './lead-case-input.tsx';
import { PriceInput } from './price-input.tsx';
import { SearchTexts } from './search-texts.tsx';

/** The one page that shows a price and a list of features. */
const shop: ServicePageSlug = 'get-your-online-store';
const boxes = [0, 1, 2, 3];
const steps = [0, 1, 2, 3, 4, 5];

/** Everything that one service page says. */
export function ServicePageEdit() {
  const { id } = useParams<{ id: ServicePageSlug }>();
  if (!id) return null;
  const isShop = id === shop;
  return (
    <DocumentEditor<ServicePageRecord>
      resource="service-pages"
      id={id}
      title="Service page"
      path={callPath`/service-pages/${id}`}
      page={() => servicePagePath(id)}
    >
      <JumpList isShop={isShop} />
      <Section title="First screen">
        <RequiredText source="content.badge" label="Badge" helperText="A few words above the heading" />
        <RequiredText source="content.heading" label="Heading" />
        <RequiredText source="content.lead" label="Opening sentences" long />
        <RowsInput source="content.proof" label="Facts below, at most three">
          <RequiredText source="figure" label="Figure" />
          <RequiredText source="words" label="Of what" />
        </RowsInput>
        <DescribedPictureInput source="content.picture" label="Picture" />
      </Section>
      {isShop && (
        <Section title="Price">
          <PriceInput />
        </Section>
      )}
      <Section title="Why us">
        <RequiredText source="content.why.heading" label="Why us: heading" />
        {boxes.map((i) => (
          <Pair key={i}>
            <RequiredText source={`content.why.boxes.${i}.title`} label={`Box ${i + 1}: title`} />
            <RequiredText source={`content.why.boxes.${i}.text`} label={`Box ${i + 1}: text`} long />
          </Pair>
        ))}
      </Section>
      <Section title="Six steps">
        <RequiredText source="content.process.heading" label="Steps: heading" />
        {steps.map((i) => (
          <Pair key={i}>
            <RequiredText source={`content.process.steps.${i}.title`} label={`Step ${i + 1}: name`} />
            <RequiredText
              source={`content.process.steps.${i}.text`}
              label={`Step ${i + 1}: what happens`}
              long
            />
          </Pair>
        ))}
      </Section>
      {isShop && (
        <Section title="Features">
          <RequiredText source="content.features.heading" label="Features: heading" />
          <RequiredText source="content.features.lead" label="Features: sentence below" long />
          <RowsInput source="content.features.items" label="Without any, the page leaves this part out">
            <RequiredText source="title" label="Feature" />
            <RequiredText source="text" label="What it does" long />
          </RowsInput>
        </Section>
      )}
      <Section title="Past work">
        <RequiredText source="content.demos.heading" label="Past work: heading" />
        <Typography color="text.secondary">
          Below it stand the published cases that name this service, in their order. They are written under{' '}
          <Link component={RouterLink} to="/cases">
            Work
          </Link>
          .
        </Typography>
        <LeadCaseInput slug={id} />
      </Section>
      <Section title="A sum of its own">
        <ExhibitInput />
      </Section>
      <Section title="Questions">
        <RequiredText source="content.faq.heading" label="Questions: heading" />
        <RowsInput source="content.faq.items" label="In the order in which they are shown" inline={false}>
          <RequiredText source="question" label="Question" />
          <RequiredText source="answer" label="Answer" long />
        </RowsInput>
      </Section>
      <Section title="Last call">
        <RequiredText source="content.closing.title" label="Last call: heading" />
        <RequiredText source="content.closing.text" label="Last call: text" long />
      </Section>
      <Section title="In search results">
        <SearchTexts />
      </Section>
    </DocumentEditor>
  );
}

const parts = [
  'First screen',
  'Price',
  'Why us',
  'Six steps',
  'Features',
  'Past work',
  'A sum of its own',
  'Questions',
  'Last call',
  'In search results',
];

const onlyInShop = new Set(['Price', 'Features']);

/** To a part of the long form. */
const JumpList = ({ isShop }: { isShop: boolean }) => (
  <Box component="nav" aria-label="Parts of the page" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
    {parts
      .filter((title) => isShop || !onlyInShop.has(title))
      .map((title) => (
        <Link
          key={title}
          component="button"
          type="button"
          color="inherit"
          onClick={() => document.querySelector(`section[aria-label="${title}"]`)?.scrollIntoView()}
        >
          {title}
        </Link>
      ))}
  </Box>
);
