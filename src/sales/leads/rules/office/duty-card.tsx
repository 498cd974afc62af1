import { Card, CardContent, FormControlLabel, Switch, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { roleMay } from '#kit/permissions.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import type { StaffRecord } from '#agency/staff/office/staff-record.ts';
import { currentMe, useMay } from '#kit/office/session.ts';
import { ruleCalls } from './rule-calls.ts';

/** Who takes new leads now. Everybody switches for themselves, the owner for all. */
export function DutyCard() {
  const asked = useGetList<StaffRecord>('staff');
  const { data: people = [] } = asked;
  const mayAll = useMay('staff:edit');
  return (
    <Card component="section" aria-label="On duty" sx={{ mb: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          On duty
        </Typography>
        <NotRead what="The list of colleagues" asked={asked} />
        {people
          .filter(({ active, role }) => active && roleMay(role, 'leads:edit'))
          .map((person) => (
            <DutySwitch key={person.id} person={person} disabled={!mayAll && person.id !== currentMe()?.id} />
          ))}
      </CardContent>
    </Card>
  );
}

function DutySwitch({ person, disabled }: { person: StaffRecord; disabled: boolean }) {
  const change = usePlainChange();
  return (
    <FormControlLabel
      label={person.name}
      disabled={disabled}
      control={
        <Switch
          checked={!person.offDuty}
          onChange={({ target }) =>
            void change(
              ruleCalls.setDuty(person.id, !target.checked),
              target.checked
                ? `${person.name} takes new leads.`
                : `${person.name} gets no new leads for now.`,
            )
          }
        />
      }
    />
  );
}
