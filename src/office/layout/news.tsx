import CloseIcon from '@mui/icons-material/Close';
import { Alert, Button, IconButton, Snackbar, Stack } from '@mui/material';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { statusLabels } from '#sales/leads/lead.ts';
import type { PaymentChange } from '#kit/announce.ts';
import { formatInr } from '#kit/india/money.ts';
import { stateLabels } from '#sales/quotations/office/quotation-chip.tsx';
import type { LivePayment } from './line.ts';
import { officeName } from '#kit/office/brand.ts';
import { showPath } from '#kit/screen-paths.ts';
import { useLive } from './live.tsx';
import { places } from './places.ts';

const stayMs = 10_000;

/** Says what has come in, and counts it in the title of the window until somebody looks. */
export function News() {
  const { arrived, failed, answered, late, money, seen } = useLive();
  const counted = arrived.length + money.filter(({ change }) => change === 'paid').length;
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${counted > 0 ? `(${counted}) ` : ''}${titleOf(pathname)} · ${officeName}`;
  }, [counted, pathname]);

  // A window nobody looks at keeps its news until somebody does.
  useEffect(() => {
    if (arrived.length + failed.length + answered.length + late.length + money.length === 0) return;
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
  }, [arrived, failed, answered, late, money, seen]);

  const [lead, ...more] = arrived;
  const [mail] = failed;
  const [quotation] = answered;
  const [waiting, ...moreWaiting] = late;
  return (
    <Snackbar
      open={Boolean(lead ?? mail ?? quotation ?? waiting ?? money[0])}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <Stack spacing={1} component="output">
        {lead && (
          <Alert
            severity={lead.status === 'suspected' ? 'info' : 'success'}
            variant="filled"
            action={<Answer to={showPath('leads', lead.id)} label="Open" onDone={seen} />}
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
        <MoneyNews money={money} onDone={seen} />
        {quotation && (
          <Alert
            severity={quotation.state === 'accepted' ? 'success' : 'info'}
            variant="filled"
            action={<Answer to={showPath('quotations', quotation.id)} label="Open" onDone={seen} />}
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
            action={<Answer to={showPath('leads', waiting.id)} label="Open" onDone={seen} />}
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
            action={<Answer to={showPath('messages', mail.id)} label="Look" onDone={seen} />}
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

/** One word for each kind of news about money: what came, what to look at, what is asked back. */
function MoneyNews({ money, onDone }: { money: LivePayment[]; onDone: () => void }) {
  return (['paid', 'trouble', 'refund-asked'] as const).map((kind) => {
    const [last, ...more] = money.filter(({ change }) => change === kind);
    if (!last) return null;
    const { severity, one, many, to } = moneyWords[kind];
    return (
      <Alert
        key={kind}
        severity={severity}
        variant="filled"
        action={<Answer to={to(last.id)} label="Open" onDone={onDone} />}
      >
        <strong>
          {more.length > 0 ? `${more.length + 1} ${many}, the last` : one} from {last.customerName}
        </strong>
        <br />
        {formatInr(last.totalPaise)}
        {kind === 'trouble' ? ` · ${last.reviewReason ?? 'look at it'}` : ` · ${last.purpose}`}
      </Alert>
    );
  });
}

const payment = (id: string) => showPath('payments', id);
const moneyWords: Record<
  PaymentChange,
  { severity: 'success' | 'error' | 'info'; one: string; many: string; to: (id: string) => string }
> = {
  paid: { severity: 'success', one: 'New paid order', many: 'new paid orders', to: payment },
  trouble: { severity: 'error', one: 'A payment to look at', many: 'payments to look at', to: payment },
  'refund-asked': {
    severity: 'info',
    one: 'Refund request',
    many: 'refund requests',
    to: () => '/refund-requests',
  },
};

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
