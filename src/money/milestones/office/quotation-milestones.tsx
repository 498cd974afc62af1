import { Alert, Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { formatInr } from '#kit/india/money.ts';
import { formErrors } from '#kit/office/http.ts';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import type { QuotationDetail } from '#sales/quotations/office/quotation-record.ts';
import { milestoneCalls, type MilestoneRecord, type MilestonesRecord } from './milestone-calls.ts';
import { PlanDialog } from './plan-dialog.tsx';

/** The parts in which a quotation is billed, for whoever may see invoices. */
export const QuotationMilestones = ({ quotation }: { quotation: QuotationDetail }) =>
  useMay('invoices:read') ? <Loaded quotation={quotation} /> : null;

function Loaded({ quotation }: { quotation: QuotationDetail }) {
  const [{ plan, failure }, setRead] = useState<{ plan: MilestonesRecord | null; failure: unknown }>({
    plan: null,
    failure: null,
  });
  const { id } = quotation;
  const load = useCallback(() => {
    milestoneCalls.read(id).then(
      (read) => setRead({ plan: read, failure: null }),
      (error: unknown) => setRead({ plan: null, failure: error }),
    );
  }, [id]);
  useEffect(load, [load, quotation]);
  if (failure !== null)
    return (
      <Refusal error={failure instanceof Error ? failure : new Error('This did not work.')} onAgain={load} />
    );
  return plan ? <Plan quotationId={id} plan={plan} onChanged={load} /> : null;
}

type Changed = { onChanged: () => void };

function Plan({ quotationId, plan, onChanged }: { quotationId: string; plan: MilestonesRecord } & Changed) {
  const { milestones, leftPercent } = plan;
  const [asking, setAsking] = useState<'plan' | 'remove' | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const mayEdit = useMay('invoices:edit');
  const attempt = async (work: Promise<string>) => {
    setAsking(null);
    setRefused(null);
    try {
      notify(await work, { type: 'success' });
      // Its state and what is due of it have changed as well.
      refresh();
    } catch (error) {
      setRefused(error);
    }
    onChanged();
  };
  if (milestones.length === 0 && (leftPercent === null || !mayEdit)) return null;
  return (
    <Section title="Milestones">
      {refused !== null && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {Object.values(formErrors(refused)).map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Alert>
      )}
      {milestones.map((milestone) => (
        <Part key={milestone.id} milestone={milestone} mayEdit={mayEdit} attempt={attempt} />
      ))}
      {milestones.length === 0 && (
        <Button variant="outlined" onClick={() => setAsking('plan')}>
          Bill it in milestones
        </Button>
      )}
      {mayEdit && milestones.length > 0 && milestones.every(({ metAt }) => metAt === null) && (
        <Button color="error" size="small" onClick={() => setAsking('remove')}>
          Take the plan back
        </Button>
      )}
      {asking === 'plan' && leftPercent !== null && (
        <PlanDialog
          quotationId={quotationId}
          leftPercent={leftPercent}
          onLeave={() => setAsking(null)}
          onPlanned={onChanged}
        />
      )}
      <Confirm
        isOpen={asking === 'remove'}
        title="Take the plan back?"
        content="The quotation’s page asks for the payment again."
        confirm="Take back"
        onClose={() => setAsking(null)}
        onConfirm={() =>
          void attempt(milestoneCalls.remove(quotationId).then(() => 'The plan is taken back.'))
        }
      />
    </Section>
  );
}

type Attempt = { attempt: (work: Promise<string>) => Promise<void> };

function Part({ milestone, mayEdit, attempt }: { milestone: MilestoneRecord; mayEdit: boolean } & Attempt) {
  const { id, title, fromPercent, toPercent, totalPaise, metAt } = milestone;
  const [isIssuing, setIssuing] = useState(false);
  return (
    <Box sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title} · {toPercent - fromPercent}%
        </Box>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatInr(totalPaise)}</Box>
      </Stack>
      {metAt ? (
        <Typography variant="body2" color="text.secondary" component="div">
          <Outcome milestone={milestone} /> · met <When at={metAt} inline />
        </Typography>
      ) : (
        mayEdit && (
          <Stack direction="row" sx={{ gap: 1, mt: 0.5, flexWrap: 'wrap' }}>
            <Button
              size="small"
              variant="outlined"
              onClick={() => setIssuing(true)}
              aria-label={`Met, issue: ${title}`}
            >
              Met, issue
            </Button>
            <Button
              size="small"
              aria-label={`Met, make a draft: ${title}`}
              onClick={() =>
                void attempt(milestoneCalls.meet(id, false).then(() => 'A draft of its invoice waits.'))
              }
            >
              Met, make a draft
            </Button>
          </Stack>
        )
      )}
      <Confirm
        isOpen={isIssuing}
        title={`Issue the invoice over ${formatInr(totalPaise)}?`}
        content="It gets its number, can never be changed, and is mailed with the link to pay it where the quotation has an e-mail address."
        confirm="Issue"
        onClose={() => setIssuing(false)}
        onConfirm={() => {
          setIssuing(false);
          void attempt(milestoneCalls.meet(id, true).then(({ invoice }) => `${invoice?.number} is issued.`));
        }}
      />
    </Box>
  );
}

function Outcome({ milestone: { invoiceId, number, draftId, openPaise } }: { milestone: MilestoneRecord }) {
  if (invoiceId)
    return (
      <>
        <MuiLink component={Link} to={showPath('invoices', invoiceId)}>
          {number}
        </MuiLink>{' '}
        {openPaise === 0 ? 'is settled' : `· ${formatInr(openPaise ?? 0)} open`}
      </>
    );
  return draftId ? (
    <MuiLink component={Link} to={showPath('invoice-drafts', draftId)}>
      A draft waits
    </MuiLink>
  ) : null;
}
