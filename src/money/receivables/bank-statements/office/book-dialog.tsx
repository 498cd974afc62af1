import {
  Alert,
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { refusalText, request } from '#kit/office/http.ts';
import { buyerName, type BuyerRecord } from '#money/buyers/office/buyer-record.ts';
import { methodOf } from '../../claims/claim.ts';
import { ReceiptDialog } from '../../office/receipt-dialog.tsx';
import { useAccount } from '../../office/use-account.ts';
import { bankCalls, type BankTransactionRecord } from './bank-calls.ts';

/** Books a credit over a buyer's invoices. @param buyerId null: it is asked for first */
export function BookDialog({
  row,
  buyerId,
  invoiceId,
  onLeave,
}: {
  row: BankTransactionRecord;
  buyerId: string | null;
  /** Which takes of it first. */
  invoiceId?: string;
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
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<BuyerRecord[]>([]);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const asked = new AbortController();
    const { signal } = asked;
    const load = async () => {
      try {
        const query = new URLSearchParams({ q: typed, perPage: '20' });
        const { data } = await request<{ data: BuyerRecord[] }>(`/buyers?${query}`, { signal });
        setFound(data);
        setProblem('');
      } catch (refused) {
        if (!signal.aborted) setProblem(refusalText(refused));
      }
    };
    void load();
    return () => asked.abort();
  }, [typed]);
  const wrong = error === null ? problem : refusalText(error);
  return (
    <Dialog open onClose={onLeave} aria-labelledby="buyer-title" fullWidth maxWidth="xs">
      <DialogTitle id="buyer-title">Who paid?</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {wrong && <Alert severity="error">{wrong}</Alert>}
        <Autocomplete
          options={found}
          filterOptions={(all) => all}
          loading={isLoading}
          getOptionLabel={buyerName}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          onInputChange={(_event, text, why) => {
            if (why !== 'reset') setTyped(text);
          }}
          onChange={(_event, buyer) => {
            if (buyer) onChosen(buyer.id);
          }}
          renderInput={(props) => <TextField {...props} label="Buyer" autoFocus />}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Not yet</Button>
      </DialogActions>
    </Dialog>
  );
}
