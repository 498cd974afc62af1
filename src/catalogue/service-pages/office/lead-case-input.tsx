import { SelectInput, useGetList, type RaRecord } from 'react-admin';
import type { ServicePageSlug } from '../service-page.ts';

type CaseChoice = RaRecord & { slug: string; client: string; status: string; services: ServicePageSlug[] };

/** Which case the page tells at length. */
export function LeadCaseInput({ slug }: { slug: ServicePageSlug }) {
  const { data = [] } = useGetList<CaseChoice>('cases');
  const choices = data
    .filter(({ status, services }) => status === 'Published' && services.includes(slug))
    .map((one) => ({ id: one.slug, name: one.client }));
  return (
    <SelectInput
      source="content.leadCase"
      label="Case told at length"
      helperText="With its figures and what the client says"
      choices={choices}
      emptyText="The first of them"
      emptyValue=""
    />
  );
}
