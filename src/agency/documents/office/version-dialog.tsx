import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useGetOne } from 'react-admin';
import type { PictureRecord } from '#agency/media/office/picture-record.ts';
import { Thumb } from '#agency/media/office/thumb.tsx';
import { ServerRefusal } from '#kit/office/http.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { labelOf, shown } from '#kit/office/saves/shown.ts';
import { differencesOf, type Difference } from '#kit/rows/differences.ts';
import { documentCalls } from './document-calls.ts';
import type { DocumentVersion } from './document-record.ts';

/** Where an earlier version differs from what the form began with. */
export function VersionDialog({
  path,
  version: { id },
  now,
  onLeave,
}: {
  path: string;
  version: DocumentVersion;
  now: object;
  onLeave: () => void;
}) {
  const [fields, setFields] = useState<Difference[] | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const load = useCallback(() => {
    documentCalls(path)
      .version(id)
      .then(({ content }) => {
        setFields(differencesOf(content, now));
        return setRefusal(null);
      }, setRefusal);
  }, [path, id, now]);
  useEffect(load, [load]);
  return (
    <Dialog open onClose={onLeave} fullWidth maxWidth="md" aria-labelledby="version-title">
      <DialogTitle id="version-title">What has changed since</DialogTitle>
      <DialogContent aria-busy={!fields && !refusal}>
        {refusal && <Refusal error={refusal} onAgain={load} />}
        {fields?.length === 0 && <Typography>Nothing: it says the same.</Typography>}
        {fields?.map(({ field, theirs, yours }) => (
          <Box
            key={field}
            component="section"
            sx={{ mb: 2, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            <Typography variant="subtitle2" component="h3">
              {labelOf(`content.${field}`)}
            </Typography>
            <Box component="del" sx={{ display: 'block', color: 'text.secondary' }}>
              <Said value={theirs} field={field} />
            </Box>
            <Box component="ins" sx={{ display: 'block', textDecoration: 'none' }}>
              <Said value={yours} field={field} />
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const Said = ({ value, field }: { value: unknown; field: string }) =>
  /pictureId$/i.test(field) && typeof value === 'string' ? (
    <PictureSaid id={value} />
  ) : (
    shown(value, field) || 'Empty'
  );

function PictureSaid({ id }: { id: string }) {
  const { data: picture, ...asked } = useGetOne<PictureRecord>('media', { id });
  if (asked.error instanceof ServerRefusal && asked.error.kind === 'missing')
    return 'A picture that is no longer in the library';
  if (asked.error) return <NotRead what="The picture" asked={asked} />;
  return (
    <Box component="span" sx={{ display: 'block', width: 220, mb: 1 }}>
      {picture && <Thumb picture={picture} whole />}
    </Box>
  );
}
