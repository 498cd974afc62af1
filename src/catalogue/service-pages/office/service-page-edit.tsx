import { Box, Link } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { useParams } from 'react-router';
import { servicePagePath } from '../service-page-path.ts';
import type { ServicePageSlug } from '../service-page.ts';
import type { ServicePageRecord } from './service-page-record.ts';
import { PictureInput } from '#agency/media/office/picture-input.tsx';
import { OnePage } from '#kit/office/parts/one-page.tsx';
import { Pair } from '#kit/office/parts/pair.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { Rows, Words } from '#kit/office/parts/words.tsx';
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
    <OnePage<ServicePageRecord>
      resource="service-pages"
      id={id}
      title="Service page"
      path={servicePagePath(id)}
    >
      <JumpList isShop={isShop} />
      <Section title="First screen">
        <Words source="content.badge" label="Badge" helperText="A few words above the heading" />
        <Words source="content.heading" label="Heading" />
        <Words source="content.lead" label="Opening sentences" long />
        <Rows source="content.proof" label="Facts below, at most three">
          <Words source="figure" label="Figure" />
          <Words source="words" label="Of what" />
        </Rows>
      </Section>
      {isShop && (
        <Section title="Price">
          <PriceInput />
        </Section>
      )}
      <Section title="Why us">
        <Words source="content.why.heading" label="Why us: heading" />
        {boxes.map((i) => (
          <Pair key={i}>
            <Words source={`content.why.boxes.${i}.title`} label={`Box ${i + 1}: title`} />
            <Words source={`content.why.boxes.${i}.text`} label={`Box ${i + 1}: text`} long />
          </Pair>
        ))}
      </Section>
      <Section title="Six steps">
        <Words source="content.process.heading" label="Steps: heading" />
        {steps.map((i) => (
          <Pair key={i}>
            <Words source={`content.process.steps.${i}.title`} label={`Step ${i + 1}: name`} />
            <Words source={`content.process.steps.${i}.text`} label={`Step ${i + 1}: what happens`} long />
          </Pair>
        ))}
      </Section>
      {isShop && (
        <Section title="Features">
          <Words source="content.features.heading" label="Features: heading" />
          <Words source="content.features.lead" label="Features: sentence below" long />
          <Rows source="content.features.items" label="Without any, the page leaves this part out">
            <Words source="title" label="Feature" />
            <Words source="text" label="What it does" long />
          </Rows>
        </Section>
      )}
      <Section title="Past work">
        <Words source="content.demos.heading" label="Past work: heading" />
        <Rows source="content.demos.items" label="In the order in which they are shown">
          <PictureInput source="pictureId" label="Picture" />
          <Words source="title" label="Work" />
          <Words source="text" label="About it" long />
          <BooleanInput
            source="sample"
            label="Sample"
            helperText="Says so on the page"
            defaultValue={false}
          />
        </Rows>
      </Section>
      <Section title="Questions">
        <Words source="content.faq.heading" label="Questions: heading" />
        <Rows source="content.faq.items" label="In the order in which they are shown" inline={false}>
          <Words source="question" label="Question" />
          <Words source="answer" label="Answer" long />
        </Rows>
      </Section>
      <Section title="Last call">
        <Words source="content.closing.title" label="Last call: heading" />
        <Words source="content.closing.text" label="Last call: text" long />
      </Section>
      <Section title="In search results">
        <SearchTexts />
      </Section>
    </OnePage>
  );
}

const parts = [
  'First screen',
  'Price',
  'Why us',
  'Six steps',
  'Features',
  'Past work',
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
