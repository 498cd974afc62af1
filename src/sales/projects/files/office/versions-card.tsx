import { Box, Button, Chip, Link as MuiLink, Typography } from '@mui/material';
import { projectCalls } from '../../office/project-calls.ts';
import type { ProjectRecord } from '../../office/project-record.ts';
import type { ProjectStep } from '../../project.ts';
import { isAwaited } from '../project-file.ts';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { fileHref } from './files-card.tsx';
import { ShowForm } from './show-form.tsx';

type Versions = NonNullable<ProjectRecord['versions']>;
type Props = { project: ProjectRecord; steps: ProjectStep[]; mayEdit: boolean };

/** What was shown to its customer, the latest first, with what they said of it and where on the picture. */
export function VersionsCard({ project, steps, mayEdit }: Props) {
  const { id, versions = [], openStep, state } = project;
  return (
    <Section title="Versions to approve">
      {versions.length === 0 && (
        <Typography color="text.secondary">
          Show a draft on its step: the customer approves it, or puts comments on the picture.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {versions.toReversed().map((version) => (
          <Shown
            key={version.id}
            projectId={id}
            version={version}
            step={steps.find(({ position }) => position === version.step)?.title ?? ''}
            mayEdit={mayEdit}
          />
        ))}
      </Box>
      {mayEdit && state !== 'stopped' && <ShowForm projectId={id} steps={steps} openStep={openStep} />}
    </Section>
  );
}

type ShownProps = { projectId: string; version: Versions[number]; step: string; mayEdit: boolean };

function Shown({ projectId, version, step, mayEdit }: ShownProps) {
  const change = usePlainChange();
  const { as, name, number, note, answer, answerNote, answeredAt, pins, sha256, isCurrent } = version;
  const title = `${step}, version ${number}`;
  const href = as === 'address' ? version.address : fileHref(projectId, version);
  return (
    <Box component="li" aria-label={title} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ flex: '1 1 220px', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {answer === 'approved' && <Chip size="small" color="success" label="Approved" />}
        {answer === 'changes' && <Chip size="small" color="warning" label="Changes wanted" />}
        {isAwaited(version) && <Chip size="small" label="Waits for approval" />}
        {!isCurrent && <Chip size="small" variant="outlined" label={`Replaced by version ${number + 1}`} />}
        {mayEdit && answer === null && (
          <Button
            size="small"
            aria-label={`Take back ${title}`}
            onClick={() => void change(projectCalls.removeFile(projectId, version.id), 'Taken back.')}
          >
            Take back
          </Button>
        )}
      </Box>
      <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        <MuiLink href={href} target="_blank" rel="noreferrer">
          {name}
        </MuiLink>
        , shown by {version.staffName} <When at={version.at} inline />
        {answeredAt && (
          <>
            , answered <When at={answeredAt} inline />
          </>
        )}
      </Typography>
      {note && <Typography variant="body2">{note}</Typography>}
      {answerNote && (
        <Typography sx={{ mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'secondary.main', ...wrapped }}>
          {answerNote}
        </Typography>
      )}
      {as === 'picture' && pins.length > 0 && (
        <Box sx={{ position: 'relative', width: 'fit-content', maxWidth: '100%', mt: 1 }}>
          <Box component="img" src={href} alt={name} sx={{ display: 'block', maxWidth: '100%' }} />
          {pins.map((pin, i) => (
            // Comments never move once they were sent.
            <Box key={i} aria-hidden sx={{ ...mark, left: `${pin.x / 10}%`, top: `${pin.y / 10}%` }}>
              {i + 1}
            </Box>
          ))}
        </Box>
      )}
      {pins.length > 0 && (
        <Box component="ol" sx={{ my: 1, pl: 3 }}>
          {pins.map((pin, i) => (
            <Typography component="li" key={i} sx={wrapped}>
              {pin.text}
            </Typography>
          ))}
        </Box>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ wordBreak: 'break-all' }}>
        SHA-256: {sha256}
      </Typography>
    </Box>
  );
}

const wrapped = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' };
const mark = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  width: 28,
  height: 28,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: '50%',
  border: 2,
  borderColor: '#fff',
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontWeight: 700,
  fontSize: '0.8125rem',
};
