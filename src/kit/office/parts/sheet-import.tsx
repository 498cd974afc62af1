import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { FileButton } from './file-button.tsx';

interface SheetImportProps {
  title: string;
  intro: string;
  /** What the file is. */
  fileLabel: string;
  /** The name of the file that is open. */
  fileName: string | undefined;
  onChosen: (files: File[]) => void | Promise<void>;
  problem: string;
  /** In percent; null while nothing is sent. */
  progress: number | null;
  /** What is sent, for a screen reader. */
  sending: string;
  /** Beside the button for the file. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen that takes a CSV file in: which one, how far it is, what stopped it. */
export const SheetImport = (props: SheetImportProps) => (
  <Box sx={{ maxWidth: 960, py: 2 }}>
    <Title title={props.title} />
    <Typography color="text.secondary" sx={{ mb: 2 }}>
      {props.intro}
    </Typography>
    <FileButton
      fileLabel={props.fileLabel}
      accept=".csv,text/csv"
      variant={props.fileName ? 'outlined' : 'contained'}
      color={props.fileName ? 'primary' : 'secondary'}
      onChosen={props.onChosen}
    >
      {props.fileName ? `${props.fileName}: choose another` : 'Choose a file'}
    </FileButton>
    {props.beside}
    {props.problem && (
      <Alert severity="error" sx={{ mt: 2 }}>
        {props.problem}
      </Alert>
    )}
    {props.progress !== null && (
      <LinearProgress
        variant="determinate"
        color="secondary"
        value={props.progress}
        aria-label={props.sending}
        sx={{ mt: 2 }}
      />
    )}
    {props.children}
  </Box>
);
