import { Fact } from '#kit/office/parts/facts.tsx';
import type { CustomValues } from '../lead-field.ts';
import { useLeadFields } from './use-fields.ts';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 6 });

/** What a lead says in the agency's own fields; of the retired ones what was once said. */
export const FieldFacts = ({ custom }: { custom: CustomValues }) =>
  useLeadFields()
    .filter(({ id, retired }) => !retired || id in custom)
    .map(({ id, name, retired, kind }) => (
      <Fact key={id} term={retired ? `${name} (retired)` : name}>
        {said(kind, custom[id])}
      </Fact>
    ));

function said(kind: string, value: string | number | undefined): string {
  if (value === undefined) return '–';
  if (kind === 'number') return number.format(Number(value));
  return kind === 'date' ? day.format(new Date(String(value))) : String(value);
}
