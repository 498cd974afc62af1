import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { buyerName, type BuyerRecord } from '#money/buyers/office/buyer-record.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { RecordLoading, RecordPage } from '#kit/office/parts/record-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { editPath, showPath } from '#kit/screen-paths.ts';
import { MandateCard } from '#money/mandates/office/mandate-card.tsx';
import { DraftLine } from '../../drafts/office/draft-show.tsx';
import { SavedSums } from '../../drafts/office/draft-sums.tsx';
import { supplyNames } from '#catalogue/gst/supply.ts';
import { periodWords, recurringMay, rhythmNames } from '../recurring.ts';
import { nextWords, recurringCalls, type RecurringRecord } from './recurring-record.ts';

/** An invoice that comes again: when the next one does, what each says, and those that were written. */
export const RecurringShow = () => <RecordPage<RecurringRecord> title="Recurring invoice" draw={Arrived} />;

/** What a list or a form knows of it already is not all of it. */
const Arrived = ({ record }: { record: Partial<RecurringRecord> }) =>
  'runs' in record ? <Page record={record as RecurringRecord} /> : <RecordLoading />;

function Page({ record }: { record: RecurringRecord }) {
  const asked = useGetOne<BuyerRecord>('buyers', { id: record.buyerId });
  const { data: buyer } = asked;
  const mayEdit = useMay('invoices:edit');
  return (
    <Stack sx={{ py: 2, gap: 2, maxWidth: 820 }}>
      {mayEdit && <Work recurring={record} />}
      <Section title={nextWords(record)}>
        <NotRead what="The buyer" asked={asked} />
        <Facts>
          <Fact term="Buyer">
            {buyer && (
              <MuiLink component={Link} to={showPath('buyers', buyer.id)}>
                {buyerName(buyer)}
              </MuiLink>
            )}
          </Fact>
          <Fact term="How often">
            {rhythmNames[record.every]}, from {formatDate(record.startsOn)} on
          </Fact>
          <Fact term="Ends">{endWords(record)}</Fact>
          <Fact term="By itself">
            {record.sends ? `Issued and mailed to ${buyer?.email ?? '…'}` : 'A draft is written and waits'}
          </Fact>
          <Fact term="Kind of supply">{record.supply !== 'ordinary' && supplyNames[record.supply]}</Fact>
          <Fact term="To pay">
            {record.dueDays === 0 ? 'At once' : `Within ${record.dueDays} days of its issue`}
          </Fact>
          <Fact term="Order">{record.orderNumber}</Fact>
        </Facts>
      </Section>
      <Section title="What each says">
        {record.lines.map((line, i) => (
          // Lines have nothing else to tell them apart.
          <DraftLine key={i} line={line} />
        ))}
        <SavedSums draft={record} />
        {record.note && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{record.note}</Typography>}
      </Section>
      <MandateCard
        recurringId={record.id}
        version={record}
        canAsk={record.status !== 'stopped' && !record.isOver}
      />
      <Section title={`Written so far: ${record.runs.length}`}>
        {record.runs.map((run) => (
          <Run key={run.dueOn} run={run} />
        ))}
        {record.runs.length === 0 && <Typography color="text.secondary">None yet.</Typography>}
      </Section>
    </Stack>
  );
}

const endWords = ({ endsOn, times }: RecurringRecord) => {
  if (times !== null) return times === 1 ? 'After one' : `After ${times}`;
  return endsOn ? `On ${formatDate(endsOn)}` : 'Never';
};

const Run = ({ run }: { run: RecurringRecord['runs'][number] }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 2,
      py: 0.75,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {periodWords({ from: run.dueOn, until: run.untilOn }, 'en')}
      <Typography variant="body2" color="text.secondary">
        <Outcome run={run} />
      </Typography>
    </Box>
    {run.totalPaise !== null && (
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatInr(run.totalPaise)}</Box>
    )}
  </Box>
);

function Outcome({
  run: { invoiceId, number, draftId, state, fault },
}: {
  run: RecurringRecord['runs'][number];
}) {
  if (invoiceId)
    return (
      <MuiLink component={Link} to={showPath('invoices', invoiceId)}>
        {number}
      </MuiLink>
    );
  if (state === 'to-issue') return 'Is being issued';
  if (!draftId) return 'Its draft was deleted';
  return (
    <>
      <MuiLink component={Link} to={showPath('invoice-drafts', draftId)}>
        A draft waits
      </MuiLink>
      {fault && `: ${fault}`}
    </>
  );
}

function Work({ recurring: { id, status } }: { recurring: RecurringRecord }) {
  const [isStopping, setStopping] = useState(false);
  const change = usePlainChange();
  if (!recurringMay('stop', status)) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {recurringMay('pause', status) && (
        <Button
          variant="outlined"
          onClick={() =>
            void change(recurringCalls.move(id, 'pause'), 'None is written until you resume it.')
          }
        >
          Pause
        </Button>
      )}
      {recurringMay('resume', status) && (
        <Button
          variant="contained"
          color="secondary"
          onClick={() => void change(recurringCalls.move(id, 'resume'), 'It goes on.')}
        >
          Resume
        </Button>
      )}
      <Button variant="outlined" component={Link} to={editPath('recurring-invoices', id)}>
        Edit
      </Button>
      <Button color="error" onClick={() => setStopping(true)}>
        Stop
      </Button>
      <Confirm
        isOpen={isStopping}
        title="Stop this recurring invoice?"
        content="None is written any more, for good. What was written stays."
        confirm="Stop"
        onClose={() => setStopping(false)}
        onConfirm={() => {
          setStopping(false);
          void change(recurringCalls.move(id, 'stop'), 'Stopped.');
        }}
      />
    </Stack>
  );
}
