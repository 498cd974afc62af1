import { Alert, Button, Dialog, DialogActions, DialogContent } from '@mui/material';
import { useEffect, useState } from 'react';
import { refusalText, request } from '#kit/office/http.ts';
import { callPath } from '#kit/path-of.ts';
import { RecordPayment } from '#money/quotation-payments/office/record-payment.tsx';
import type { QuotationDetail } from '#sales/quotations/office/quotation-record.ts';
import { methodOf } from '../../claims/claim.ts';
import { bankCalls, type BankTransactionRecord } from './bank-calls.ts';

/** Books a credit on what is due of a quotation, where something is to be said first: a reference, an earlier month, a bill. */
export function BookQuotation({
  row,
  quotationId,
  onLeave,
}: {
  row: BankTransactionRecord;
  quotationId: string;
  onLeave: () => void;
}) {
  const [quotation, setQuotation] = useState<QuotationDetail | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    request<QuotationDetail>(callPath`/quotations/${quotationId}`).then(setQuotation, setError);
  }, [quotationId]);
  const { id, reference, bookedOn: receivedOn, creditPaise } = row;
  if (quotation)
    return (
      <RecordPayment
        amountPaise={creditPaise}
        quotation={quotation}
        begin={{ reference, method: methodOf(reference), receivedOn }}
        isFixed
        record={({ receivedOn: _day, ...money }) => bankCalls.pay(id, { ...money, quotationId })}
        onLeave={onLeave}
      />
    );
  if (error === null) return null;
  return (
    <Dialog open onClose={onLeave} aria-label="The quotation" fullWidth maxWidth="xs">
      <DialogContent>
        <Alert severity="error">{refusalText(error)}</Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Not now</Button>
      </DialogActions>
    </Dialog>
  );
}
