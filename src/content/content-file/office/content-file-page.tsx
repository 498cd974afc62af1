import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import type { ContentLine } from '../content-file.ts';
import { request, refusalText } from '#kit/office/http.ts';
import { FileButton } from '#kit/office/parts/file-button.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { staffPath } from '#kit/screen-paths.ts';
import { ContentReport } from './content-report.tsx';

type Step = { file: File; lines: ContentLine[]; isDone: boolean };

/** What the site says leaves as one file, and comes back: first a report of what would change, then the change. */
export function ContentFilePage() {
  const [step, setStep] = useState<Step | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function send(file: File, apply: boolean) {
    setBusy(true);
    setProblem('');
    const body = new FormData();
    body.set('file', file, file.name);
    body.set('apply', apply ? 'yes' : 'no');
    try {
      const lines = await request<ContentLine[]>('/content/import', { method: 'POST', body });
      setStep({ file, lines, isDone: apply });
    } catch (error) {
      setProblem(refusalText(error));
    }
    setBusy(false);
  }

  return (
    <Box sx={{ py: 2, maxWidth: 960, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Title title="Export and import" />
      <Section title="Export">
        <Typography sx={{ mb: 1 }}>
          One file with what the site says: the home, About, offer and service pages, the policies, feature
          pickers, galleries and posts. Pictures stay in the library; the file names them.
        </Typography>
        <Button variant="outlined" startIcon={<DownloadIcon />} href={staffPath('/content/export')} download>
          Export the content
        </Button>
      </Section>
      <Section title="Import">
        <Typography sx={{ mb: 1 }}>
          You see what would change before anything does. Nothing is deleted; new posts come as drafts. Export
          first: importing that file again is the way back.
        </Typography>
        <FileButton
          fileLabel="File of content"
          accept=".json,application/json"
          variant="outlined"
          disabled={isBusy}
          onChosen={([file]) => file && void send(file, false)}
        >
          {step ? `${step.file.name}: choose another` : 'Choose a file'}
        </FileButton>
        {isBusy && <LinearProgress color="secondary" aria-label="The file is read" sx={{ mt: 2 }} />}
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
        {step && !problem && (
          <ContentReport
            lines={step.lines}
            isDone={step.isDone}
            isBusy={isBusy}
            onImport={() => void send(step.file, true)}
          />
        )}
      </Section>
    </Box>
  );
}
