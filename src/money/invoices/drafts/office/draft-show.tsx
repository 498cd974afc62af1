import { Alert, Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useGetOne, useNotify, useRedirect } from 'react-admin';
import { Link } from 'react-router';
import { buyerName, type BuyerRecord } from '#money/buyers/office/buyer-record.ts';
import { formatInr } from '#kit/india/money.ts';
import { fieldErrors, refusalText } from '#kit/office/http.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { editPath, showPath } from '#kit/screen-paths.ts';
import type { BillLine } from '../../bill.ts';
import { gstText } from '#catalogue/gst/treatment.ts';
import { supplyNames } from '#catalogue/gst/supply.ts';
import { BillsCard } from '../../supplier-bills/office/bills-card.tsx';
import { draftCalls, type DraftRecord } from './draft-record.ts';
import { SavedSums } from './draft-sums.tsx';

/** A draft with what can be done with it: look at its document, change it, issue it. */
export const DraftShow = () => <RecordPage<DraftRecord> title="Draft of an invoice" draw={Page} />;

function Page({ record }: { record: DraftRecord }) {
  const asked = useGetOne<BuyerRecord>('buyers', { id: record.buyerId });
  const { data: buyer } = asked;
  const mayEdit = useMay('invoices:edit');
  return (
    <Stack sx={{ py: 2, gap: 2, maxWidth: 820 }}>
      {mayEdit && <Work draft={record} buyer={buyer} />}
      <Section title={buyer ? buyerName(buyer) : '…'}>
        <NotRead what="The buyer" asked={asked} />
        {buyer && (
          <Typography color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            <MuiLink component={Link} to={showPath('buyers', buyer.id)}>
              The buyer
            </MuiLink>
            {[
              '',
              record.supply !== 'ordinary' && supplyNames[record.supply],
              record.dueDays === 0 ? 'due at once' : `due ${record.dueDays} days after it is issued`,
              record.orderNumber !== '' && `order ${record.orderNumber}`,
            ]
              .filter((one) => one !== false)
              .join(' · ')}
          </Typography>
        )}
        {record.lines?.map((line, i) => (
          // Lines of a draft have nothing else to tell them apart.
          <DraftLine key={i} line={line} />
        ))}
        {record.lines && <SavedSums draft={record} />}
        {record.note && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{record.note}</Typography>}
      </Section>
      <BillsCard draft={record} />
    </Stack>
  );
}

/** A line as it was typed. */
export const DraftLine = ({ line }: { line: BillLine }) => (
  <Box sx={{ py: 0.75, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
    {line.title}
    <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-wrap' }}>
      {[
        `${line.quantity} × ${formatInr(line.unitPaise)}`,
        line.discountPaise > 0 && `less ${formatInr(line.discountPaise)}`,
        line.kind === 'pure-agent'
          ? `paid for the client, bill ${line.proof}`
          : `${line.treatment ? '' : 'GST '}${gstText(line, String)}`,
        line.sac && `SAC ${line.sac}`,
        line.description,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  </Box>
);

function Work({ draft, buyer }: { draft: DraftRecord; buyer: BuyerRecord | undefined }) {
  const [asking, setAsking] = useState<'issue' | 'proforma' | 'remove' | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const change = usePlainChange();
  const notify = useNotify();
  const redirect = useRedirect();
  const issue = async (call: () => Promise<{ id: string; number: string }>) => {
    setAsking(null);
    try {
      const { id, number } = await call();
      const sent = buyer?.email ? ` and on its way to ${buyer.email}` : '';
      notify(`${number} is issued${sent}.`, { type: 'success' });
      redirect(showPath('invoices', id));
    } catch (error) {
      setRefused(error);
    }
  };
  return (
    <>
      {refused !== null && (
        <Alert severity="error">
          {Object.values(fieldErrors(refused) ?? { form: refusalText(refused) }).map((text) => (
            <div key={text}>{text}</div>
          ))}
          {buyer && Object.keys(fieldErrors(refused) ?? {}).some((name) => name !== 'bills') && (
            <MuiLink component={Link} to={editPath('buyers', buyer.id)}>
              Edit the buyer
            </MuiLink>
          )}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" color="secondary" onClick={() => setAsking('issue')}>
          Issue
        </Button>
        <Button
          variant="outlined"
          href={draftCalls.pdfPath(draft.id)}
          target="_blank"
          rel="noopener"
          aria-label="Preview as PDF (opens in a new tab)"
        >
          Preview
        </Button>
        {!draft.correctsId && (
          <Button variant="outlined" onClick={() => setAsking('proforma')}>
            Proforma
          </Button>
        )}
        <Button variant="outlined" component={Link} to={editPath('invoice-drafts', draft.id)}>
          Edit
        </Button>
        <Button color="error" onClick={() => setAsking('remove')}>
          Delete
        </Button>
      </Stack>
      <Confirm
        isOpen={asking === 'issue'}
        title={`Issue the ${draft.correctsId ? 'debit note' : 'invoice'} over ${formatInr(draft.totalPaise)}?`}
        content={`It gets its number and can never be changed, only corrected by a credit note. ${
          buyer?.email
            ? `It is mailed to ${buyer.email}.`
            : 'The buyer has no e-mail address, so you pass it on.'
        } What the buyer has paid in advance is taken off.`}
        confirm="Issue"
        onClose={() => setAsking(null)}
        onConfirm={() => void issue(() => draftCalls.issue(draft.id, { byHand: false, useAdvances: true }))}
      />
      <Confirm
        isOpen={asking === 'proforma'}
        title={`Send a proforma over ${formatInr(draft.totalPaise)}?`}
        content={`It has a number of its own, is no tax invoice and is owed by nobody. The draft stays, to be issued later. ${
          buyer?.email
            ? `It is mailed to ${buyer.email}.`
            : 'The buyer has no e-mail address, so you pass it on.'
        }`}
        confirm="Send"
        onClose={() => setAsking(null)}
        onConfirm={() => void issue(() => draftCalls.proforma(draft.id))}
      />
      <Confirm
        isOpen={asking === 'remove'}
        title="Delete this draft?"
        content="It is gone for good."
        confirm="Delete"
        onClose={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          void change(draftCalls.remove(draft.id), 'Deleted.').then(
            (gone) => gone && redirect('/invoice-drafts'),
          );
        }}
      />
    </>
  );
}
