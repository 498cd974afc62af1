import TrashIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Button } from '@mui/material';
import { formatDay, addDays, dateInIndia } from '#kit/india/india-date.ts';
import type { LeadRecord } from '../../office/lead-record.ts';
import { trashDays } from '../trash-days.ts';
import { useTrash } from './use-trash.ts';

/** Says that a lead lies in the trash and until when, and takes it out. */
export function InTrash({ lead, mayEdit }: { lead: LeadRecord; mayEdit: boolean }) {
  const { restore } = useTrash();
  if (!lead.deletedAt) return null;
  const last = addDays(dateInIndia(new Date(lead.deletedAt)), trashDays);
  return (
    <Alert
      severity="warning"
      sx={{ mt: 2 }}
      action={
        mayEdit && (
          <Button color="inherit" onClick={() => void restore([lead.id])}>
            Restore
          </Button>
        )
      }
    >
      This lead lies in the trash. It is gone for good after {formatDay(last)} {last.slice(0, 4)}.
    </Alert>
  );
}

/** Puts one lead into the trash. */
export function TrashButton({ leadId }: { leadId: string }) {
  const { trash } = useTrash();
  return (
    <Button
      size="small"
      color="error"
      startIcon={<TrashIcon />}
      onClick={() => void trash([leadId])}
      sx={{ justifySelf: 'start' }}
    >
      Move to the trash
    </Button>
  );
}
