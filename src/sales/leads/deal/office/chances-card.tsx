import { Button, Card, CardContent, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import type { DealChances } from '../deal.ts';
import { openStatuses, statusLabels } from '../../lead.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { save } from '#kit/office/saves/save.ts';
import { NotYet } from '#kit/office/parts/record-page.tsx';

export type ChancesRecord = DealChances & { id: string; etag: string };
const keys = openStatuses as (keyof DealChances)[];

/** How likely leads become sales: what forecasts multiply their values with. */
export function ChancesCard({ mayEdit }: { mayEdit: boolean }) {
  const { data, ...asked } = useGetOne<ChancesRecord>('deal-chances', { id: 'now' });
  const place = <Skeleton variant="rounded" sx={{ mb: 2, height: { xs: 398, sm: 194 } }} />;
  if (!data) return <NotYet {...asked} loading={place} />;
  return (
    <Card component="section" aria-label="Chances" sx={{ mb: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          Chances
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          How many of a hundred leads of a status become sales. Forecasts multiply values with it.
        </Typography>
        {mayEdit ? (
          <ChancesForm chances={data} />
        ) : (
          <Typography>{keys.map((key) => `${statusLabels[key]} ${data[key]} %`).join(' · ')}</Typography>
        )}
      </CardContent>
    </Card>
  );
}

/** What is typed belongs to what it was typed over, though that is loaded again meanwhile. */
function ChancesForm({ chances }: { chances: ChancesRecord }) {
  const change = usePlainChange();
  const [edited, setEdited] = useState<Partial<DealChances>>({});
  const [held, setHeld] = useState(chances);
  if (held !== chances && (held.etag === chances.etag || Object.keys(edited).length === 0)) setHeld(chances);
  const { id: _id, etag, ...base } = held;
  const now = { ...base, ...edited };
  const store = () => save<DealChances>('/deal-chances', { method: 'PUT', body: now, etag, base });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void change(store(), 'Holds for every forecast from now on.').then((saved) => saved && setEdited({}));
      }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        {keys.map((key) => (
          <TextField
            key={key}
            type="number"
            label={`${statusLabels[key]} (%)`}
            value={Number.isNaN(now[key]) ? '' : now[key]}
            onChange={({ target }) => setEdited({ ...edited, [key]: Number.parseInt(target.value, 10) })}
            slotProps={{ htmlInput: { min: 0, max: 100, required: true } }}
            sx={{ maxWidth: 140 }}
          />
        ))}
      </Stack>
      <Button type="submit" variant="contained" color="secondary" size="small" sx={{ mt: 1 }}>
        Save the chances
      </Button>
    </form>
  );
}
