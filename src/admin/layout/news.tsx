import CloseIcon from '@mui/icons-material/Close';
import { Alert, Button, IconButton, Snackbar, Stack } from '@mui/material';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { statusLabels } from '#domain/leads/lead.ts';
import { formatInr } from '#domain/money.ts';
import { stateLabels } from '../quotations/quotation-chip.tsx';
import { useLive } from './live.tsx';
import { places } from './places.tsx';

const stayMs = 10_000;

/** Says what has come in, and counts it in the title of the window until somebody looks. */
export function News() {
  const { arrived, failed, answered, late, seen } = useLive();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${arrived.length > 0 ? `(${arrived.length}) ` : ''}${titleOf(pathname)} · Nirmaan back office`;
  }, [arrived.length, pathname]);

  // A window nobody looks at keeps its news until somebody does.
  useEffect(() => {
    if (arrived.length + failed.length + answered.length + late.length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(seen, stayMs);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [arrived, failed, answered, late, seen]);

  const [lead, ...more] = arrived;
  const [mail] = failed;
  const [quotation] = answered;
  const [waiting, ...moreWaiting] = late;
  return (
    <Snackbar
      open={Boolean(lead ?? mail ?? quotation ?? waiting)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <Stack spacing={1} component="output">
        {lead && (
          <Alert
            severity={lead.status === 'suspected' ? 'info' : 'success'}
            variant="filled"
            action={<Answer to={`/leads/${lead.id}/show`} label="Open" onDone={seen} />}
          >
            <strong>
              {more.length > 0 ? `${arrived.length} new enquiries, the last` : 'New enquiry'} from{' '}
              {lead.name || 'No name'}
            </strong>
            <br />
            {lead.status === 'suspected' ? `${statusLabels.suspected}: ` : ''}
            {lead.service || 'No service chosen'}
            {lead.source && ` · ${lead.source}`}
          </Alert>
        )}
        {quotation && (
          <Alert
            severity={quotation.state === 'accepted' ? 'success' : 'info'}
            variant="filled"
            action={<Answer to={`/quotations/${quotation.id}/show`} label="Open" onDone={seen} />}
          >
            <strong>
              {quotation.code} was {stateLabels[quotation.state].toLowerCase()}
            </strong>
            <br />
            {quotation.name} · {formatInr(quotation.totalPaise)}
          </Alert>
        )}
        {waiting && (
          <Alert
            severity="warning"
            variant="filled"
            action={<Answer to={`/leads/${waiting.id}/show`} label="Open" onDone={seen} />}
          >
            <strong>
              {moreWaiting.length > 0
                ? `${late.length} enquiries wait too long, the last`
                : 'This enquiry waits too long'}
            </strong>
            <br />
            {waiting.name || 'No name'} · {waiting.service || 'No service chosen'}
          </Alert>
        )}
        {mail && (
          <Alert
            severity="error"
            variant="filled"
            action={<Answer to={`/messages/${mail.id}/show`} label="Look" onDone={seen} />}
          >
            <strong>A message could not be delivered</strong>
            <br />
            {mail.subject} to {mail.recipient}
          </Alert>
        )}
      </Stack>
    </Snackbar>
  );
}

const Answer = ({ to, label, onDone }: { to: string; label: string; onDone: () => void }) => (
  <>
    <Button color="inherit" component={Link} to={to} onClick={onDone}>
      {label}
    </Button>
    <IconButton color="inherit" size="small" aria-label="Close" onClick={onDone}>
      <CloseIcon fontSize="small" />
    </IconButton>
  </>
);

/** What the window is called while this address is open. */
const titleOf = (pathname: string) =>
  places.flatMap((group) => group.places).find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    ?.text ?? 'Today';
