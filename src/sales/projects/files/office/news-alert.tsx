import { Alert, Button } from '@mui/material';
import { projectCalls } from '../../office/project-calls.ts';
import type { ProjectRecord } from '../../office/project-record.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';

type Props = { project: ProjectRecord; mayEdit: boolean };

/** Says what its customer gave or answered that nobody has looked at; nothing where there is nothing. */
export function NewsAlert({ project: { id, name, files = [], versions = [] }, mayEdit }: Props) {
  const change = usePlainChange();
  const news = [
    ...versions
      .filter(({ isNew }) => isNew)
      .map(({ answer, number }) =>
        answer === 'approved' ? `approved version ${number}` : `asks for changes to version ${number}`,
      ),
    ...files.filter(({ isNew }) => isNew).map((file) => `gave ${file.name}`),
  ];
  if (news.length === 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ overflowWrap: 'anywhere' }}
      action={
        mayEdit && (
          <Button
            color="inherit"
            size="small"
            onClick={() => void change(projectCalls.see(id), 'Noted that it was seen.')}
          >
            Seen
          </Button>
        )
      }
    >
      {name}: {news.join(', ')}
    </Alert>
  );
}
