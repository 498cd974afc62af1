import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { request } from '#kit/office/http.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { callPath } from '#kit/path-of.ts';
import { canHash, sha256Of } from './sha256-of.ts';

type Props = { projectId: string; owner: string; replaces: boolean };
const usual = ['Source code with its history', 'Designs and pictures that were made for it'].join('\n');

/** Who owns what, and the archive that was delivered: only its hash is sent. */
export function IssueForm({ projectId, owner: known, replaces }: Props) {
  const [owner, setOwner] = useState(known);
  const [owned, setOwned] = useState(usual);
  const [archive, setArchive] = useState<{ name: string; sha256: string } | null>(null);
  const change = usePlainChange();
  const lines = owned.split('\n').flatMap((line) => line.trim() || []);
  const path = callPath`/projects/${projectId}/certificates`;
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 2, mt: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        const body = { owner, owned: lines, archive: archive ?? { name: '', sha256: '' } };
        void change(request(path, { method: 'POST', body }), 'The certificate is issued.');
      }}
    >
      <TextField label="Owner" value={owner} onChange={({ target }) => setOwner(target.value)} />
      <TextField
        label="What is owned, an entry a line"
        multiline
        minRows={3}
        value={owned}
        onChange={({ target }) => setOwned(target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button component="label" variant="outlined" disabled={!canHash}>
          Choose the delivered archive
          <input
            type="file"
            hidden
            onChange={async ({ target: { files } }) => {
              const file = files?.[0];
              if (file) setArchive({ name: file.name, sha256: await sha256Of(file) });
            }}
          />
        </Button>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {archive
            ? `${archive.name}: ${archive.sha256}`
            : canHash
              ? 'Its SHA-256 is worked out here; the file stays on this computer.'
              : 'Open the office over https for this: here the browser works out no SHA-256.'}
        </Typography>
      </Box>
      <Box>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          disabled={!archive || lines.length === 0 || !owner.trim()}
        >
          {replaces ? 'Issue another certificate' : 'Issue the certificate'}
        </Button>
      </Box>
    </Box>
  );
}
