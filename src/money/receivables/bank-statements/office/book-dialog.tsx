import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { refusalText } from '#kit/office/http.ts';
import { BuyerPick } from '#money/buyers/office/buyer-pick.tsx';
import { methodOf } from '../../claims/claim.ts';
import { ReceiptDialog } from '../../office/receipt-dialog.tsx';
import { useAccount } from '../../office/use-account.ts';
import { bankCalls, type BankTransactionRecord } from './bank-calls.ts';

/** Books a credit over a buyer's invoices. @param buyerId null: it is asked for first */
export function BookDialog({
  row,
  buyerId,
  invoiceId,
  tds = null,
  onLeave,
}: {
  row: BankTransactionRecord;
  buyerId: string | null;
  /** Which takes of it first. */
  invoiceId?: string;
  /** What its payer seems to have kept back of that one. */
  tds?: { ruleId: string; paise: number } | null;
  onLeave: () => void;
}) {
  const [chosenId, setChosen] = useState(buyerId);
  const { account, error } = useAccount(chosenId, row);
  if (!chosenId || !account)
    return <BuyerDialog error={error} isLoading={chosenId !== null} onChosen={setChosen} onLeave={onLeave} />;
  const { id, reference, bookedOn, creditPaise } = row;
  return (
    <ReceiptDialog
      buyerId={chosenId}
      open={account.open.toSorted((a, b) => Number(b.id === invoiceId) - Number(a.id === invoiceId))}
      {...(tds && invoiceId && { keptBack: { ...tds, invoiceId } })}
      begin={{ reference, method: methodOf(reference), receivedOn: bookedOn, amountPaise: creditPaise }}
      receive={({ receivedOn: _day, amountPaise: _amount, ...receipt }) => bankCalls.book(id, receipt)}
      onLeave={onLeave}
    />
  );
}

function BuyerDialog({
  error,
  isLoading,
  onChosen,
  onLeave,
}: {
  error: unknown;
  isLoading: boolean;
  onChosen: (buyerId: string) => void;
  onLeave: () => void;
}) {
  return (
    <Dialog open onClose={onLeave} aria-labelledby="buyer-title" fullWidth maxWidth="xs">
      <DialogTitle id="buyer-title">Who paid?</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error !== null && <Alert severity="error">{refusalText(error)}</Alert>}
        <BuyerPick isLoading={isLoading} onChosen={({ id }) => onChosen(id)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Not yet</Button>
      </DialogActions>
    </Dialog>
  );
}
