import { Box, Button, Card, Typography } from '@mui/material';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import type { Advertising } from '../advertising.ts';
import { advertisingCalls } from './advertising-calls.ts';

/** Under which other words campaigns are known, to be taken back. */
export function WordsCard({ words, campaigns }: Pick<Advertising, 'words' | 'campaigns'>) {
  const change = usePlainChange();
  const mayEdit = useMay('advertising:edit');
  if (words.length === 0) return null;
  return (
    <Card component="section" aria-label="Other names" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">
        Other names
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {words.map(({ key, campaignId }) => (
          <Box
            component="li"
            key={key}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 0.5 }}
          >
            <Box sx={{ overflowWrap: 'anywhere' }}>
              {key} counts with <strong>{campaigns.find(({ id }) => id === campaignId)?.name}</strong>
            </Box>
            {mayEdit && (
              <Button
                size="small"
                aria-label={`Take back ${key}`}
                onClick={() =>
                  void change(advertisingCalls.name({ key, campaignId: null }), 'Counted by itself again')
                }
              >
                Take back
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
