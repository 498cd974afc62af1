import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Alert, Button, DialogContentText, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { FileButton } from '#kit/office/parts/file-button.tsx';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { useNow, When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { isExport } from '#catalogue/gst/supply.ts';
import { invoiceCalls, type BuyerAddressRecord } from '#money/invoices/office/invoice-record.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AskDialog } from './ask-dialog.tsx';
import type { InvoiceAccountRecord } from './receivable-record.ts';

/** A document's registration with the e-invoice portal: its file, what the portal answered, and taking it back. */
export function InvoiceRegistration({ record }: { record: InvoiceAccountRecord }) {
  const { id, number, eInvoice, owed, notes = [] } = record;
  const [asking, setAsking] = useState<'answer' | 'cancel' | null>(null);
  const [held, setHeld] = useState<BuyerAddressRecord | null>(null);
  const { attempt } = useAttempt();
  const mayEdit = useMay('invoices:edit');
  const now = useNow();
  if (!eInvoice) return null;
  const { state, irn, ackNo, ackAt, faults, cancelUntil, cancelledAt, cancelReason } = eInvoice;
  const canCancel =
    cancelUntil !== null &&
    now < new Date(cancelUntil).getTime() &&
    owed?.openPaise === record.totalPaise &&
    notes.length === 0;
  const leave = () => setAsking(null);
  const { buyer, supply = 'ordinary' } = record.content;
  const isWhole = faults.length === 0;
  return (
    <Section title="E-invoice">
      <Facts>
        <Fact term="Buyer’s address">{[buyer.address, buyer.pincode].filter(Boolean).join(', ')}</Fact>
      </Facts>
      {state === 'waiting' && (
        <>
          <Typography sx={{ mb: 1 }}>
            It waits for its number from the portal (IRN), and is no invoice before that: nobody was mailed.
            With a turnover above ₹10 crore the portal takes it within 30 days only.
          </Typography>
          {!isWhole && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {faults.map((fault) => (
                <div key={fault}>{fault}.</div>
              ))}
              The buyer’s address is completed here. Anything else: take it off by a credit note, put that
              right, and write it anew.
            </Alert>
          )}
          {mayEdit && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              {isWhole && (
                <Button
                  variant="outlined"
                  href={invoiceCalls.inv01Path(id)}
                  download={`inv-01-${number.replaceAll('/', '-')}.json`}
                  startIcon={<DownloadIcon />}
                >
                  JSON for the portal
                </Button>
              )}
              <Button
                variant={isWhole ? 'contained' : 'outlined'}
                color={isWhole ? 'secondary' : 'primary'}
                onClick={() => setAsking('answer')}
              >
                Enter the portal’s answer
              </Button>
              <Button
                variant={isWhole ? 'text' : 'contained'}
                color={isWhole ? 'primary' : 'secondary'}
                onClick={() => void attempt(async () => setHeld(await invoiceCalls.buyerAddress(id)))}
              >
                Complete the address
              </Button>
            </Stack>
          )}
        </>
      )}
      {state !== 'waiting' && (
        <Facts>
          <Fact term="IRN">{irn}</Fact>
          <Fact term="Acknowledged">
            {ackNo}
            {ackAt && (
              <>
                {' '}
                · <When at={ackAt} inline />
              </>
            )}
          </Fact>
          <Fact term="Cancelled">
            {cancelledAt && (
              <>
                <When at={cancelledAt} inline /> · {cancelReason}
              </>
            )}
          </Fact>
        </Facts>
      )}
      {canCancel && mayEdit && (
        <Button color="error" onClick={() => setAsking('cancel')}>
          It was cancelled on the portal
        </Button>
      )}
      {held && (
        <AddressDialog
          held={held}
          number={number}
          isAbroad={isExport(supply)}
          onLeave={() => setHeld(null)}
        />
      )}
      {asking === 'answer' && <AnswerDialog invoiceId={id} number={number} onLeave={leave} />}
      {asking === 'cancel' && <CancelDialog invoiceId={id} number={number} onLeave={leave} />}
    </Section>
  );
}

type Props = { invoiceId: string; number: string; onLeave: () => void };

function AnswerDialog({ invoiceId, number, onLeave }: Props) {
  const [answer, setAnswer] = useState('');
  const take = async ([file]: File[]) => {
    if (file) setAnswer(await file.text());
  };
  return (
    <AskDialog
      title={`What did the portal answer about ${number}?`}
      confirm="Store it"
      fields={['answer']}
      wide
      onLeave={onLeave}
      send={async () => {
        await invoiceCalls.register(invoiceId, answer);
        return `${number} is registered.`;
      }}
    >
      {(error) => (
        <>
          <DialogContentText>
            Its JSON, with the IRN, the acknowledgement and the signed code: choose the file, or paste all of
            it.
          </DialogContentText>
          <FileButton
            fileLabel="The portal’s answer"
            accept="application/json,.json,.txt"
            variant="outlined"
            onChosen={(files) => void take(files)}
          >
            Choose the file
          </FileButton>
          <TextField
            label="The answer (JSON)"
            required
            multiline
            minRows={4}
            maxRows={10}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
            {...error('answer')}
          />
        </>
      )}
    </AskDialog>
  );
}

function CancelDialog({ invoiceId, number, onLeave }: Props) {
  const [reason, setReason] = useState('');
  return (
    <AskDialog
      title={`Was ${number} cancelled on the portal?`}
      confirm="Write it down"
      fields={['reason']}
      onLeave={onLeave}
      send={async () => {
        await invoiceCalls.recordCancellation(invoiceId, reason);
        return `${number} is cancelled.`;
      }}
    >
      {(error) => (
        <>
          <DialogContentText>
            Cancel it on the portal first; it allows that for 24 hours. Here its number stays and counts as
            cancelled, and nothing of it is owed or filed.
          </DialogContentText>
          <TextField
            label="Why, as to the portal"
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { minLength: 3, maxLength: 100 } }}
            {...error('reason')}
          />
        </>
      )}
    </AskDialog>
  );
}
