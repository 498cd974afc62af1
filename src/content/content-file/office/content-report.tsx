import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Wide } from '#kit/office/parts/wide.tsx';
import type { ContentLine } from '../content-file.ts';

type Outcome = ContentLine['outcome'];
const order: Outcome[] = ['refused', 'new', 'changed', 'same'];
const before: Record<Outcome, string> = {
  new: 'would be new',
  changed: 'would change',
  same: 'stay as they are',
  refused: 'cannot be taken in',
};
const after: Record<Outcome, string> = {
  new: 'are new',
  changed: 'were changed',
  same: 'stayed as they were',
  refused: 'could not be taken in',
};
const kinds: Record<string, string> = {
  home: 'Page',
  about: 'Page',
  offer: 'Page',
  'service-page': 'Service page',
  policy: 'Policy',
  picker: 'Feature picker',
  gallery: 'Gallery',
  post: 'Post',
};

/** What became, or would become, of each item; what stays as it is only as a number. */
export function ContentReport({
  lines,
  isDone,
  isBusy,
  onImport,
}: {
  lines: ContentLine[];
  isDone: boolean;
  isBusy: boolean;
  onImport: () => void;
}) {
  const words = isDone ? after : before;
  const of = (outcome: Outcome) => lines.filter((line) => line.outcome === outcome);
  const shown = order.filter((outcome) => outcome !== 'same').flatMap(of);
  const comes = of('new').length + of('changed').length;
  return (
    <Box component="section" aria-label={isDone ? 'Report' : 'Preview'} sx={{ mt: 2 }}>
      <div role="status">
        <Box component="ul" sx={{ pl: 3, my: 1 }}>
          {order
            .filter((outcome) => of(outcome).length > 0)
            .map((outcome) => (
              <li key={outcome}>
                {of(outcome).length} {words[outcome]}
              </li>
            ))}
        </Box>
      </div>
      {shown.length > 0 && (
        <Wide label="Item by item">
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>What</TableCell>
                <TableCell>Title</TableCell>
                <TableCell>Outcome</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {shown.map(({ kind, key, title, outcome, why }) => (
                <TableRow key={`${kind} ${key}`}>
                  <TableCell>{kinds[kind] ?? kind}</TableCell>
                  <TableCell>{title}</TableCell>
                  <TableCell>{why ? `Refused: ${why}` : outcome === 'new' ? 'New' : 'Changed'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Wide>
      )}
      {!isDone && (
        <Button
          variant="contained"
          color="secondary"
          disabled={isBusy || comes === 0}
          onClick={onImport}
          sx={{ mt: 2 }}
        >
          {comes === 1 ? 'Import 1 item' : `Import ${comes} items`}
        </Button>
      )}
    </Box>
  );
}
