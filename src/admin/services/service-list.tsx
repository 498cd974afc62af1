import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Card, IconButton, Stack, Typography } from '@mui/material';
import { DataTable, List, TopToolbar, useListContext, useNotify, useRefresh } from 'react-admin';
import { calls } from '../calls.ts';
import { AddButton } from '../parts/add-button.tsx';
import { ActiveChip } from '../parts/chips.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { ListState } from '../parts/list-state.tsx';
import type { ServiceRecord } from '../records.ts';
import { useMay } from '../session.ts';
import { hoursInWords } from './hours.ts';

const Column = DataTable.Col<ServiceRecord>;

/** What visitors can choose, in the order in which they see it. */
export function ServiceList() {
  const mayEdit = useMay('services:edit');
  return (
    <List<ServiceRecord>
      pagination={false}
      perPage={200}
      actions={mayEdit ? <Actions /> : false}
      empty={false}
      offline={false}
      title="Services"
      component="div"
    >
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        Active services can be chosen in every form of the website, in this order.
      </Typography>
      <ListState nothing={<Typography sx={{ py: 6, textAlign: 'center' }}>No services yet.</Typography>}>
        <Card sx={{ overflowX: 'auto' }}>
          <DataTable<ServiceRecord> rowClick={mayEdit ? 'edit' : false} bulkActionButtons={false}>
            {mayEdit && <Column label="Order" disableSort render={(service) => <Order id={service.id} />} />}
            <Column
              source="name"
              label="Name"
              disableSort
              render={(service) =>
                mayEdit ? <RowLink to={`/services/${service.id}`}>{service.name}</RowLink> : service.name
              }
            />
            <Column source="description" label="Description" disableSort />
            <Column
              source="openHours"
              label="Hours"
              disableSort
              render={(service) => hoursInWords(service.openHours)}
            />
            <Column
              source="status"
              label="Status"
              disableSort
              render={(service) => <ActiveChip active={service.status === 'Active'} />}
            />
          </DataTable>
        </Card>
      </ListState>
    </List>
  );
}

const Actions = () => (
  <TopToolbar>
    <AddButton to="/services/create" label="Add a service" />
  </TopToolbar>
);

function Order({ id }: { id: string }) {
  const { data = [] } = useListContext<ServiceRecord>();
  const notify = useNotify();
  const refresh = useRefresh();
  const ids = data.map((service) => service.id);
  const at = ids.indexOf(id);
  const name = data[at]?.name ?? '';

  async function move(to: number) {
    try {
      await calls.orderServices(ids.toSpliced(at, 1).toSpliced(to, 0, id));
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The order was not saved.', { type: 'error' });
    }
    refresh();
  }

  return (
    <Stack direction="row" onClick={(event) => event.stopPropagation()}>
      <IconButton size="small" disabled={at <= 0} onClick={() => move(at - 1)} aria-label={`Move ${name} up`}>
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={at === ids.length - 1}
        onClick={() => move(at + 1)}
        aria-label={`Move ${name} down`}
      >
        <DownIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
