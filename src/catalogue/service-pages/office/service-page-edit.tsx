import FirstScreenIcon from '@mui/icons-material/WebAssetOutlined';
import PriceIcon from '@mui/icons-material/SellOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Typography } from '@mui/material';
import { useParams } from 'react-router';
import { servicePagePath } from '../service-page-path.ts';
import { servicePageParts } from '../section-orders.ts';
import { servicePagePlan } from '../sections.ts';
import type { ServicePageSlug } from '../service-page.ts';
import type { ServicePageRecord } from './service-page-record.ts';
import { DocumentEditor } from '#agency/documents/office/document-editor.tsx';
import { FoldedPart } from '#agency/documents/office/folded-part.tsx';
import { SectionsInput } from '#agency/documents/office/sections-input.tsx';
import { PictureInput } from '#agency/media/office/picture-input.tsx';
import { RowsInput, RequiredText } from '#kit/office/parts/text-inputs.tsx';
import { callPath } from '#kit/path-of.ts';
import { PriceInput } from './price-input.tsx';
import { SearchTexts } from './search-texts.tsx';
import { sectionParts } from './section-parts.tsx';

/** Everything that one service page says, in the order in which it says it. */
export function ServicePageEdit() {
  const { id } = useParams<{ id: ServicePageSlug }>();
  if (!id) return null;
  return (
    <DocumentEditor<ServicePageRecord>
      resource="service-pages"
      id={id}
      title="Service page"
      path={callPath`/service-pages/${id}`}
      page={() => servicePagePath(id)}
    >
      <FoldedPart name="hero" title="First screen" icon={<FirstScreenIcon />}>
        <RequiredText source="content.badge" label="Badge" helperText="A few words above the heading" />
        <RequiredText source="content.heading" label="Heading" />
        <RequiredText source="content.lead" label="Opening sentences" long />
        <RowsInput source="content.proof" label="Facts below, at most three">
          <RequiredText source="figure" label="Figure" />
          <RequiredText source="words" label="Of what" />
        </RowsInput>
        <PictureInput source="content.pictureId" label="Hero picture" optional />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          Without one, what the page has of its own stands there.
        </Typography>
      </FoldedPart>
      {servicePageParts[id].hero.includes('offer') && (
        <FoldedPart name="offer" title="Price on the first screen" icon={<PriceIcon />}>
          <PriceInput />
        </FoldedPart>
      )}
      <SectionsInput plan={servicePagePlan} parts={sectionParts(id)} />
      <FoldedPart name="search" title="In search results" icon={<SearchIcon />}>
        <SearchTexts />
      </FoldedPart>
    </DocumentEditor>
  );
}
