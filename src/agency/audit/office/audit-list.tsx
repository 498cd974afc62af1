import { Box, Link as MuiLink } from '@mui/material';
import { use } from 'react';
import { BooleanInput, DataTable, DateInput, ReferenceInput, SelectInput } from 'react-admin';
import { Link } from 'react-router';
import { auditActions } from '../audit-entry.ts';
import { AuditButtons } from './audit-buttons.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { Resources, type Resource } from '#kit/office/resource.ts';
import { When } from '#kit/office/parts/when.tsx';
import { ViewTable } from '#kit/office/parts/view-table.tsx';
import { editPath, showPath } from '#kit/screen-paths.ts';
import type { AuditRecord } from './audit-record.ts';

const Column = DataTable.Col<AuditRecord>;

const choices = (ids: readonly string[]) => ids.map((id) => ({ id, name: id.replaceAll('-', ' ') }));
const filters = (resources: Resource[]) => [
  <SelectInput key="action" source="action" label="What was done" alwaysOn choices={choices(auditActions)} />,
  <SelectInput
    key="subjectType"
    source="subjectType"
    label="To what"
    alwaysOn
    choices={choices(resources.flatMap(({ audit }) => Object.keys(audit ?? {})).toSorted())}
  />,
  <ReferenceInput key="staffId" source="staffId" reference="staff" alwaysOn>
    <SelectInput label="Who" optionText="name" />
  </ReferenceInput>,
  <DateInput key="from" source="from" label="From" alwaysOn />,
  <DateInput key="to" source="to" label="Until" alwaysOn />,
  <BooleanInput key="views" source="views" label="Show who looked at what" alwaysOn />,
];

/** Who did what, and when. Rows are only ever added. */
export const AuditList = () => (
  <RecordList<AuditRecord>
    perPage={50}
    filters={filters(use(Resources))}
    title="Audit log"
    above={<AuditButtons />}
    nothing="Nothing of this kind."
  >
    <ViewTable<AuditRecord>
      rowClick={false}
      bulkActionButtons={false}
      sx={{ '& td': { verticalAlign: 'top' } }}
    >
      <Column source="at" label="When" disableSort render={(entry) => <When at={entry.at} />} />
      <Column source="staffName" label="Who" disableSort />
      <Column source="action" label="What" disableSort render={(entry) => <Deed {...entry} />} />
      <Column
        label="Change"
        disableSort
        render={(entry) => (
          <Box sx={{ minWidth: 220 }}>
            <Change {...entry} />
          </Box>
        )}
      />
      <Column source="ip" label="From" disableSort />
    </ViewTable>
  </RecordList>
);

/** What was done, with the way to where that is looked at. */
function Deed({ action, subjectType, subjectId }: AuditRecord) {
  const shownBy = use(Resources).find(({ audit }) => audit?.[subjectType]);
  return (
    <>
      {action.replaceAll('-', ' ')}{' '}
      {shownBy ? (
        <MuiLink component={Link} to={pathIn(shownBy, subjectType, subjectId)}>
          {subjectType}
        </MuiLink>
      ) : (
        subjectType
      )}
    </>
  );
}

/** What was done to many at once stands under the id `list`. */
function pathIn({ name, audit }: Resource, subject: string, id: string) {
  const at = id === 'list' ? 'place' : audit?.[subject];
  return { show: showPath(name, id), edit: editPath(name, id), place: `/${name}` }[at ?? 'place'];
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Field by field what was and what is; things without fields as they are. */
function Change({ before, after }: AuditRecord) {
  const old = asRecord(before);
  const now = asRecord(after);
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]),
  );
  if (keys.length === 0) return Array.isArray(after) ? <>another order</> : <>–</>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.875rem', maxWidth: 480 }}>
      {keys.map((key) => (
        <Box component="li" key={key} sx={{ overflowWrap: 'anywhere' }}>
          <strong>{key}</strong>: {key in old && <del>{asText(old[key])}</del>}{' '}
          {key in now && <ins style={{ textDecoration: 'none' }}>{asText(now[key])}</ins>}
        </Box>
      ))}
    </Box>
  );
}
