import { Button } from '@mui/material';
import { useState } from 'react';
import { DataTable } from 'react-admin';
import { useNavigate } from 'react-router';
import { ActiveChip } from '#kit/office/parts/active-chip.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { upTo } from '#kit/office/parts/up-to.ts';
import { When } from '#kit/office/parts/when.tsx';
import { showPath } from '#kit/screen-paths.ts';
import { kindLabels } from '../outside-source.ts';
import { outsideCalls, type OutsideSourceRecord } from './outside-calls.ts';
import { SourceDialog } from './source-dialog.tsx';

const Column = DataTable.Col<OutsideSourceRecord>;

/** Where leads are left elsewhere, and how many each place brought. */
export const SourceList = () => (
  <RecordTable<OutsideSourceRecord>
    title="Leads from outside"
    intro="Forms of Meta and Google, market places and your other sites: what is left there becomes a lead here, once, by the same rules as your own forms."
    nothing="Nothing comes from elsewhere yet."
    actions={<Add />}
  >
    <Column
      source="name"
      disableSort
      render={({ id, name }) => <RowLink to={showPath('outside-sources', id)}>{name}</RowLink>}
    />
    <Column source="kind" label="From" disableSort render={({ kind }) => kindLabels[kind]} />
    <Column
      source="lastReceivedAt"
      label="Last received"
      disableSort
      render={({ lastReceivedAt }) => (lastReceivedAt ? <When at={lastReceivedAt} /> : 'Nothing yet')}
    />
    <Column source="taken" label="Leads" disableSort render={({ taken }) => upTo(taken)} />
    <Column source="waiting" label="Waiting" disableSort render={({ waiting }) => upTo(waiting)} />
    <Column source="refused" label="Refused" disableSort render={({ refused }) => upTo(refused)} />
    <Column
      source="active"
      label="State"
      disableSort
      render={({ active }) => <ActiveChip active={active} words={['On', 'Off']} />}
    />
  </RecordTable>
);

function Add() {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button variant="contained" color="secondary" size="small" onClick={() => setAsking(true)}>
        Add a source
      </Button>
      {asking && (
        <SourceDialog
          title="Add a source"
          save={async (fields) => {
            const { id } = await outsideCalls.create(fields);
            void navigate(showPath('outside-sources', id));
          }}
          onLeave={() => setAsking(false)}
        />
      )}
    </>
  );
}
