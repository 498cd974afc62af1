import { Box, Card, Link as MuiLink } from '@mui/material';
import { SelectInput, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { LeadPhone } from '../../office/lead-phone.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import type { TaskRecord } from './task-record.ts';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { TaskLine } from './task-line.tsx';

type Row = TaskRecord & { leadName: string; phone: string; phoneComplete: boolean };

const filters = [
  <SelectInput
    key="whose"
    source="whose"
    label="Whose"
    alwaysOn
    emptyText={false}
    choices={[
      { id: 'mine', name: 'Mine' },
      { id: 'all', name: 'Everybody’s' },
    ]}
  />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    emptyText={false}
    choices={[
      { id: 'open', name: 'Open' },
      { id: 'done', name: 'Done' },
    ]}
  />,
];

/** What somebody has to do, whichever lead it is about; what is late comes first. */
export const TaskList = () => (
  <RecordList<Row>
    filterDefaultValues={{ whose: 'mine', state: 'open' }}
    filters={filters}
    title="Tasks"
    nothing="Nothing to do. Tasks are written on the page of a lead."
  >
    <Lines />
  </RecordList>
);

function Lines() {
  const { data = [] } = useListContext<Row>();
  const mayEdit = useMay('leads:edit');
  return (
    <Card component="ul" sx={{ listStyle: 'none', m: 0, px: 1, py: 0.5 }}>
      {data.map((task) => (
        <TaskLine key={task.id} task={task} mayEdit={mayEdit} about={<About task={task} />} />
      ))}
    </Card>
  );
}

const About = ({ task }: { task: Row }) => (
  <>
    <MuiLink component={Link} to={showPath('leads', task.leadId)} color="inherit">
      {task.leadName || 'No name'}
    </MuiLink>
    <Box component="span" sx={{ ml: 1 }}>
      <LeadPhone leadId={task.leadId} phone={task.phone} phoneComplete={task.phoneComplete} />
    </Box>
  </>
);
