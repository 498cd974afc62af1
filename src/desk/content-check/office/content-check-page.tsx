import { Box, Card, CardContent, Link as MuiLink, Typography } from '@mui/material';
import { ListContextProvider, Title, useGetList, useList } from 'react-admin';
import { Link } from 'react-router';
import type { Claim, Contradiction } from '../contradiction.ts';
import { ListState } from '#kit/office/parts/list-state.tsx';
import { ViewPage } from '#kit/office/parts/view-page.tsx';
import { colors } from '#kit/office/theme.ts';

type Row = Contradiction & { id: string };

/** Facts that the site says in two places and that cannot both be true, each with the way to where it is written. */
export function ContentCheckPage() {
  const { data, error, isPending, isFetching, isPaused, isPlaceholderData, refetch } =
    useGetList<Row>('content-check');
  const list = useList({ ...(data && { data }), error, isPending, isFetching, perPage: 1_000 });
  return (
    <Box sx={{ py: 2, maxWidth: 960 }}>
      <Title title="Content check" />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        Numbers, times, prices and contacts that stand in more than one place of the site and do not agree.
        Change whichever is wrong.
      </Typography>
      <ListContextProvider value={{ ...list, isPaused, isPlaceholderData, refetch } as typeof list}>
        <ListState nothing={<Nothing />}>
          {data?.map((one) => (
            <Disagreement key={one.id} {...one} />
          ))}
        </ListState>
      </ListContextProvider>
    </Box>
  );
}

const Disagreement = ({ about, why, claims }: Contradiction) => (
  <Card component="section" aria-label={about} sx={{ mb: 2 }}>
    <CardContent sx={{ pb: 1 }}>
      <Typography variant="h6" component="h2">
        {about}
      </Typography>
      <Typography color="text.secondary">{why}</Typography>
    </CardContent>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {claims.map((claim) => (
        <Place key={`${claim.place.office} ${claim.place.part}`} claim={claim} />
      ))}
    </Box>
  </Card>
);

const Place = ({ claim: { says, place } }: { claim: Claim }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      px: 2,
      py: 1.25,
      borderTop: `1px solid ${colors.line}`,
    }}
  >
    <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography>“{says}”</Typography>
      <Typography variant="body2" component="div" color="text.secondary">
        <MuiLink component={Link} to={place.office}>
          {place.page}
        </MuiLink>
        , {place.part}
      </Typography>
    </Box>
    <ViewPage path={place.path} label={`View page: ${place.page}, ${place.part}`} />
  </Box>
);

const Nothing = () => (
  <Box sx={{ py: 8, textAlign: 'center' }}>
    <Typography variant="h6" component="p">
      Nothing disagrees
    </Typography>
    <Typography color="text.secondary">What the site says twice, it says alike.</Typography>
  </Box>
);
