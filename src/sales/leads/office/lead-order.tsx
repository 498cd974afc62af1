import NextIcon from '@mui/icons-material/NavigateNext';
import BeforeIcon from '@mui/icons-material/NavigateBefore';
import { IconButton, Stack, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { showPath } from '#kit/screen-paths.ts';
import type { LeadRecord } from './lead-record.ts';

// As the list stood when it was left: a lead that gets another status on the way does not lose its neighbours.
let order: string[] = [];

/** Notes the order of the list, for going through it lead by lead. */
export function RememberOrder() {
  const { data } = useListContext<LeadRecord>();
  useEffect(() => {
    order = data?.map((lead) => lead.id) ?? [];
  }, [data]);
  return null;
}

/** To the lead before and after this one in the list one came from. */
export function PrevNext({ id }: { id: string }) {
  const at = order.indexOf(id);
  if (at < 0) return null;
  return (
    <Stack component="nav" direction="row" aria-label="Leads of the list" sx={{ alignItems: 'center' }}>
      <Step to={order[at - 1]} label="Previous lead" icon={<BeforeIcon />} />
      <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {at + 1} of {order.length}
      </Typography>
      <Step to={order[at + 1]} label="Next lead" icon={<NextIcon />} />
    </Stack>
  );
}

const Step = ({ to, label, icon }: { to: string | undefined; label: string; icon: ReactNode }) =>
  to ? (
    <IconButton component={Link} to={showPath('leads', to)} aria-label={label}>
      {icon}
    </IconButton>
  ) : (
    <IconButton disabled aria-label={label}>
      {icon}
    </IconButton>
  );
