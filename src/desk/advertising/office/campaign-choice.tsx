import { MenuItem, TextField } from '@mui/material';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import type { Advertising, AdvertisingRow } from '../advertising.ts';
import { platformName, rowName } from '../row-name.ts';
import { advertisingCalls } from './advertising-calls.ts';

type Props = { words: AdvertisingRow; campaigns: Advertising['campaigns'] };

/** Says whose campaign it is that visits call so. */
export function CampaignChoice({ words, campaigns }: Props) {
  const change = usePlainChange();
  return (
    <TextField
      select
      size="small"
      label="Belongs to"
      value=""
      aria-label={`Campaign that ${rowName(words)} belongs to`}
      onChange={({ target: { value } }) =>
        void change(advertisingCalls.name({ key: words.id, campaignId: value }), 'Counted with that campaign')
      }
      sx={{ mt: 0.5, mb: 0, maxWidth: 240 }}
    >
      {campaigns.map(({ id, platform, name }) => (
        <MenuItem key={id} value={id}>
          {name} · {platformName(platform)}
        </MenuItem>
      ))}
    </TextField>
  );
}
