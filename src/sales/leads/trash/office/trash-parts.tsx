import TrashIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRedirect } from 'react-admin';
import { formatDay, addDays, dateInIndia } from '#kit/india/india-date.ts';
import type { LeadRecord } from '../../office/lead-record.ts';
import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import { actBelow } from '#kit/office/parts/act-below.ts';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { useMay } from '#kit/office/session.ts';
import { trashDays } from '../trash-days.ts';
import { useTrash } from './use-trash.ts';

/** Says that a lead lies in the trash and until when, and takes it out. */
export function InTrash({ lead, mayEdit }: { lead: LeadRecord; mayEdit: boolean }) {
  const { restore } = useTrash();
  const mayErase = useMay('privacy:edit');
  if (!lead.deletedAt) return null;
  const last = addDays(dateInIndia(new Date(lead.deletedAt)), trashDays);
  return (
    <Alert
      severity="warning"
      sx={{ mt: 2, ...actBelow }}
      action={
        mayEdit && (
          <>
            {mayErase && <EraseButton leadId={lead.id} />}
            <Button color="inherit" onClick={() => void restore([lead.id])}>
              Restore
            </Button>
          </>
        )
      }
    >
      This lead lies in the trash. It is gone for good after {formatDay(last)} {last.slice(0, 4)}.
    </Alert>
  );
}

/** Erases a lead before its time, where somebody asked for that. */
function EraseButton({ leadId }: { leadId: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const { attempt } = useAttempt();
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <>
      <Button color="inherit" onClick={() => setIsAsked(true)}>
        Erase now
      </Button>
      <Confirm
        isOpen={isAsked}
        title="Erase this lead for good?"
        content="It goes at once, with its timeline, mails and files. Nobody can bring it back."
        confirm="Erase"
        onClose={() => setIsAsked(false)}
        onConfirm={async () => {
          setIsAsked(false);
          if (!(await attempt(() => eraseLead(leadId)))) return;
          notify('Erased for good.', { type: 'success' });
          redirect('list', 'leads');
        }}
      />
    </>
  );
}

const eraseLead = (leadId: string) =>
  request(callPath`/leads/erase`, { method: 'POST', body: { ids: [leadId] } });

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
