import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { Section } from '#kit/office/parts/section.tsx';
import { useMay } from '#kit/office/session.ts';
import { receiptMethods } from '#money/payments/offline-methods.ts';
import { settlementNames } from '../settlement.ts';
import { CameBackDialog } from './came-back-dialog.tsx';
import { receivableCalls, type InvoiceAccountRecord } from './receivable-record.ts';
import { Row } from './row.tsx';

type Settlement = InvoiceAccountRecord['settlements'][number];

/** What settled an invoice, which money came back, and what is open. */
export function Settlements({ settlements, openPaise }: { settlements: Settlement[]; openPaise: number }) {
  const [returned, setReturned] = useState<string | null>(null);
  const mayRecord = useMay('payments:record');
  return (
    <Section title="What settled it">
      {settlements.map((one) => (
        <Row
          key={one.id}
          left={
            <>
              {settlementNames[one.kind]}
              {mayRecord && one.receiptId && canComeBack(one) && (
                <Button
                  size="small"
                  sx={{ ml: 1 }}
                  aria-label={`Came back: ${one.reference ?? ''}`}
                  onClick={() => setReturned(one.receiptId)}
                >
                  Came back
                </Button>
              )}
              <Typography variant="body2" color="text.secondary" component="div">
                {[
                  one.method && `${receiptMethods[one.method]} ${one.reference ?? ''}`,
                  one.receivedOn && formatDate(one.receivedOn),
                  one.returnedOn &&
                    one.amountPaise < 0 &&
                    `${one.misbooked ? 'of another buyer, taken back' : 'came back'} on ${formatDate(one.returnedOn)}`,
                  one.isAdvance && (one.amountPaise > 0 ? 'from an advance' : 'back to an advance'),
                  one.noteNumber,
                  one.keptBack && `${one.keptBack.section}, ${one.keptBack.percent}%`,
                  one.keptBack?.isOdd && 'another sum than the section takes: ask the buyer',
                  one.reason,
                  one.staffName,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </>
          }
          right={formatInr(one.amountPaise)}
        />
      ))}
      {settlements.length === 0 && <Typography color="text.secondary">Nothing yet.</Typography>}
      <Row left="Open" right={formatInr(openPaise)} strong />
      {returned && (
        <CameBackDialog
          send={(input) => receivableCalls.cameBack(returned, input)}
          onLeave={() => setReturned(null)}
        />
      )}
    </Section>
  );
}

/** Money that is ours, as far as anybody has said. */
const canComeBack = ({ kind, amountPaise, returnedOn }: Settlement) =>
  kind === 'money' && amountPaise > 0 && returnedOn === null;
