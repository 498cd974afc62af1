import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  LinearProgress,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import type { z } from 'zod';
import { refusalText, request } from '#kit/office/http.ts';
import { FileButton } from '#kit/office/parts/file-button.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { StaleNote } from '#kit/office/parts/stale-note.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { Wide } from '#kit/office/parts/wide.tsx';
import { statusLabels } from '../../office/post-record.ts';
import type { ImportOutcome, ImportWay } from '../import-way.ts';
import type { ImportedPictures, ImportReport } from './answers.ts';

type Report = z.infer<typeof ImportReport>;
type Pictures = z.infer<typeof ImportedPictures>;
type Looked = { report: Report; isDone: boolean };

const ways: Record<ImportWay, string> = {
  'as they were': 'Published ones stay published, with their dates',
  drafts: 'All of them as drafts',
};
const outcomeNames: Record<ImportOutcome, string> = {
  new: 'New',
  there: 'There already',
  refused: 'Refused',
};

/** Posts of a WordPress site become ours: choose the file, look, take them in. */
export function PostImportPage() {
  const [file, setFile] = useState<File | null>(null);
  const [way, setWay] = useState<ImportWay>('as they were');
  const [looked, setLooked] = useState<Looked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function send(chosen: File, wanted: ImportWay, dryRun: boolean) {
    const body = new FormData();
    body.set('file', chosen);
    body.set('way', wanted);
    body.set('dryRun', String(dryRun));
    setProblem('');
    setBusy(true);
    try {
      setLooked({
        report: await request<Report>('/posts/import', { method: 'POST', body }),
        isDone: !dryRun,
      });
    } catch (error) {
      if (dryRun) setLooked(null);
      setProblem(refusalText(error));
    }
    setBusy(false);
  }

  return (
    <Box sx={{ maxWidth: 960, py: 2 }}>
      <Title title="Import from WordPress" />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        The XML file that WordPress gives under Tools → Export, up to 20 MB. Each post comes once, however
        often the file is imported. Its pictures are fetched from the old site, so that has to be online
        still.
      </Typography>
      <FileButton
        fileLabel="XML file"
        accept=".xml,text/xml,application/xml"
        variant={file ? 'outlined' : 'contained'}
        color={file ? 'primary' : 'secondary'}
        disabled={isBusy}
        onChosen={([chosen]) => {
          if (!chosen) return;
          setFile(chosen);
          void send(chosen, way, true);
        }}
      >
        {file ? `${file.name}: choose another` : 'Choose a file'}
      </FileButton>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      {isBusy && <LinearProgress color="secondary" aria-label="Posts are read" sx={{ mt: 2 }} />}
      {file && looked && !looked.isDone && (
        <TextField
          select
          label="How they come"
          value={way}
          disabled={isBusy}
          onChange={({ target }) => {
            const wanted = target.value as ImportWay;
            setWay(wanted);
            void send(file, wanted, true);
          }}
          sx={{ display: 'flex', mt: 3, maxWidth: 480 }}
        >
          {Object.entries(ways).map(([id, name]) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {file && looked && (
        <PostReport looked={looked} isBusy={isBusy} onImport={() => void send(file, way, false)} />
      )}
      <PictureState key={String(looked?.isDone)} />
    </Box>
  );
}

/** What would become of each post, or became of it. */
function PostReport({
  looked: { report, isDone },
  isBusy,
  onImport,
}: {
  looked: Looked;
  isBusy: boolean;
  onImport: () => void;
}) {
  const count = (outcome: ImportOutcome) => report.posts.filter((one) => one.outcome === outcome).length;
  return (
    <Card component="section" aria-label={isDone ? 'Report' : 'Preview'} sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {isDone ? 'Taken in' : `What is in it, from ${report.site}`}
        </Typography>
        <Typography sx={{ my: 1 }}>
          <strong>{count('new')}</strong> {isDone ? 'came' : 'will come'}, <strong>{count('there')}</strong>{' '}
          there already, <strong>{count('refused')}</strong> refused.
          {report.others.length > 0 &&
            ` No posts, and left out: ${report.others.map(({ kind, count: n }) => `${n} × ${kind}`).join(', ')}.`}
        </Typography>
        {isDone ? (
          <Button component={Link} to="/posts" variant="contained" color="secondary">
            To the posts
          </Button>
        ) : (
          <Button
            variant="contained"
            color="secondary"
            disabled={isBusy || count('new') === 0}
            onClick={onImport}
          >
            Import {count('new')} {count('new') === 1 ? 'post' : 'posts'}
          </Button>
        )}
        <Wide label="Posts of the file" maxHeight={560}>
          <Table size="small" sx={{ mt: 2 }}>
            <TableHead>
              <TableRow>
                <TableCell>Title</TableCell>
                <TableCell>Outcome</TableCell>
                <TableCell>Comes as</TableCell>
                <TableCell>Date</TableCell>
                <TableCell align="right">Pictures</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {report.posts.map((post, i) => (
                <TableRow key={i}>
                  <TableCell sx={{ minWidth: 200 }}>
                    {post.title || '–'}
                    {post.outcome !== 'refused' && post.told.length > 0 && (
                      <Typography variant="body2" color="text.secondary">
                        Other than it was: {post.told.join(', ')}
                      </Typography>
                    )}
                  </TableCell>
                  <TableCell>
                    {outcomeNames[post.outcome]}
                    {post.why && `: ${post.why}`}
                  </TableCell>
                  <TableCell>{post.outcome === 'new' ? statusLabels[post.status] : '–'}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{post.at ? <When at={post.at} /> : '–'}</TableCell>
                  <TableCell align="right">{post.pictures}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Wide>
      </CardContent>
    </Card>
  );
}

/** How far the pictures of all imports have come, and which ones did not. */
function PictureState() {
  const [{ state, error }, setRead] = useState<{ state?: Pictures; error?: Error }>({});
  const load = () =>
    void request<Pictures>('/posts/import').then(
      (found) => setRead({ state: found }),
      (error: Error) => setRead(({ state: before }) => ({ ...(before && { state: before }), error })),
    );
  useEffect(load, []);
  if (!state) return <NotRead what="How far the pictures are" asked={{ error, refetch: load }} />;
  if (state.waiting + state.fetched + state.refused.length === 0) return null;
  return (
    <Card component="section" aria-label="Pictures" sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          Pictures
        </Typography>
        <StaleNote error={error} isPaused={false} refetch={load} />
        <Typography sx={{ my: 1 }}>
          {state.fetched} fetched, {state.refused.length} did not come.
          {state.waiting > 0 && ` Those of ${state.waiting} posts are on their way.`}
        </Typography>
        {state.waiting > 0 && <Button onClick={load}>Look again</Button>}
        <Box component="ul" sx={{ pl: 2.5, mb: 0, overflowWrap: 'anywhere' }}>
          {state.refused.map(({ url, why }) => (
            <li key={url}>
              {url}: {why}
            </li>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
