import { Card, Typography } from '@mui/material';
import { DataTable, List, TopToolbar } from 'react-admin';
import { AddButton } from '../parts/add-button.tsx';
import { ActiveChip } from '../parts/chips.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { ListState } from '../parts/list-state.tsx';
import { When } from '../parts/when.tsx';
import type { StaffRecord } from '../records.ts';
import { useMay } from '../session.ts';
import { roleLabels } from './role-words.ts';
import { SignInRules } from './sign-in-rules.tsx';

const Column = DataTable.Col<StaffRecord>;

/** Who may enter the office. Nobody is ever deleted: their work keeps their name. */
export function StaffList() {
  const mayEdit = useMay('staff:edit');
  return (
    <List<StaffRecord>
      pagination={false}
      perPage={200}
      actions={mayEdit ? <Actions /> : false}
      empty={false}
      offline={false}
      title="Staff"
      component="div"
    >
      {mayEdit && <SignInRules />}
      <ListState nothing={<Typography sx={{ py: 6, textAlign: 'center' }}>Nobody yet.</Typography>}>
        <Card sx={{ overflowX: 'auto' }}>
          <DataTable<StaffRecord> rowClick={mayEdit ? 'edit' : false} bulkActionButtons={false}>
            <Column
              source="name"
              label="Name"
              disableSort
              render={(person) =>
                mayEdit ? <RowLink to={`/staff/${person.id}`}>{person.name}</RowLink> : person.name
              }
            />
            <Column source="email" label="E-mail" disableSort />
            <Column source="role" label="Role" disableSort render={(person) => roleLabels[person.role]} />
            <Column
              source="active"
              label="Access"
              disableSort
              render={(person) => <ActiveChip active={person.active} words={['May sign in', 'Shut out']} />}
            />
            <Column
              source="secondFactor"
              label="Two-factor"
              disableSort
              render={(person) => <ActiveChip active={person.secondFactor} words={['On', 'Off']} />}
            />
            <Column
              source="lastSeenAt"
              label="Last here"
              disableSort
              render={(person) => (person.lastSeenAt ? <When at={person.lastSeenAt} /> : 'Not signed in')}
            />
          </DataTable>
        </Card>
      </ListState>
    </List>
  );
}

const Actions = () => (
  <TopToolbar>
    <AddButton to="/staff/create" label="Add a colleague" />
  </TopToolbar>
);
