import { Alert, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { refusalText, request } from '#kit/office/http.ts';
import { Combobox } from '#kit/office/parts/combobox.tsx';
import { buyerName, type BuyerRecord } from './buyer-record.ts';

/** Finds a buyer by what is typed. */
export function BuyerPick({
  isLoading = false,
  error = '',
  onChosen,
}: {
  isLoading?: boolean;
  error?: string | undefined;
  onChosen: (buyer: BuyerRecord) => void;
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
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Combobox
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
          if (buyer) onChosen(buyer);
        }}
        renderInput={(props) => (
          <TextField {...props} label="Buyer" autoFocus error={Boolean(error)} helperText={error} />
        )}
      />
    </>
  );
}
