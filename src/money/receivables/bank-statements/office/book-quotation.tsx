import { Alert, Button, Dialog, DialogActions, DialogContent } from '@mui/material';
import { useCallback } from 'react';
import { request } from '#kit/office/http.ts';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { useAsked } from '#kit/office/parts/use-asked.ts';
import { callPath } from '#kit/path-of.ts';
import { RecordPayment } from '#money/quotation-payments/office/record-payment.tsx';
import type { QuotationDetail } from '#sales/quotations/office/quotation-record.ts';
import { methodOf } from '../../claims/claim.ts';
import { bankCalls, type BankTransactionRecord } from './bank-calls.ts';

/**
 * Books a credit on what is due of a quotation, where something is to be said first: a reference, an earlier month, a bill,
 * or what its payer kept back.
 */
export function BookQuotation({
  row,
  quotationId,
  tds,
  onLeave,
}: {
  row: BankTransactionRecord;
  quotationId: string;
  /** What its payer seems to have kept back. */
  tds: { ruleId: string; paise: number } | null;
  onLeave: () => void;
}) {
  const path = callPath`/quotations/${quotationId}`;
  const {
    data: quotation,
    error,
    refetch,
  } = useAsked(useCallback(() => request<QuotationDetail>(path), [path]));
  const { id, reference, bookedOn: receivedOn, creditPaise } = row;
  if (quotation?.due)
    return (
      <RecordPayment
        due={quotation.due}
        creditPaise={creditPaise}
        quotation={quotation}
        begin={{
          reference,
          method: methodOf(reference),
          receivedOn,
          ...(tds && { tdsPaise: tds.paise, tdsRuleId: tds.ruleId }),
        }}
        record={({ receivedOn: _day, ...money }) => bankCalls.pay(id, { ...money, quotationId })}
        onLeave={onLeave}
      />
    );
  if (error === null && !quotation) return null;
  return (
    <Dialog open onClose={onLeave} aria-label="The quotation" fullWidth maxWidth="xs">
      <DialogContent>
        {quotation ? (
          <Alert severity="error">Nothing is due of it any more.</Alert>
        ) : (
          error && <Refusal error={error} onAgain={refetch} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Not now</Button>
      </DialogActions>
    </Dialog>
  );
}
