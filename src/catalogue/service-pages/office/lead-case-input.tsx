import { SelectInput, useGetList } from 'react-admin';
import type { DocumentRecord } from '#agency/documents/office/document-record.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import type { ServicePageSlug } from '../service-page.ts';

type CaseChoice = DocumentRecord & { content: { slug: string; client: string; services: ServicePageSlug[] } };

/** Which case the page tells at length. */
export function LeadCaseInput({ slug }: { slug: ServicePageSlug }) {
  const asked = useGetList<CaseChoice>('cases');
  const { data = [] } = asked;
  const choices = data
    .filter(({ isPublished, content }) => isPublished && content.services.includes(slug))
    .map(({ content }) => ({ id: content.slug, name: content.client }));
  return (
    <>
      <NotRead what="The cases" asked={asked} />
      <SelectInput
        source="content.leadCase"
        label="Case told at length"
        helperText="With its figures and what the client says"
        choices={choices}
        emptyText="The first of them"
        emptyValue=""
      />
    </>
  );
}
