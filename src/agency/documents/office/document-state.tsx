import { Button, Card, Chip, Typography } from '@mui/material';
import { DeleteWithConfirmButton } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useUndoable } from '#kit/office/parts/use-undoable.tsx';
import { ViewPage } from '#kit/office/parts/view-page.tsx';
import { When } from '#kit/office/parts/when.tsx';
import type { DocumentCalls } from './document-calls.ts';
import type { DocumentRecord } from './document-record.ts';

/** Whether visitors see it, and what waits. */
export const DocumentChips = ({ isPublished, draft }: Pick<DocumentRecord, 'isPublished' | 'draft'>) => (
  <>
    {isPublished ? (
      <Chip size="small" label="Published" color="success" />
    ) : (
      <Chip size="small" label="Not published" />
    )}
    {draft && isPublished && <Chip size="small" label="Draft waits" color="warning" />}
  </>
);

/** Where the document stands, and what takes it or its draft away; all of that but deleting can be taken back. */
export function DocumentState({
  record,
  page,
  calls,
  canHide,
}: {
  record: DocumentRecord;
  page: string;
  calls: DocumentCalls;
  canHide: boolean;
}) {
  const run = useUndoable();
  const form = useFormContext();
  const { isPublished, draft, content } = record;
  const drop = () =>
    run('The draft is gone. The page says what it said.', async () => {
      const { etag } = await calls.dropDraft(record.etag);
      form.reset();
      return () => calls.save(content, etag);
    });
  const hide = () =>
    run('Visitors no longer see it. It goes on as a draft.', async () => {
      await calls.hide();
      return () => calls.show();
    });
  return (
    <Card
      component="section"
      aria-label="Where it stands"
      sx={{ px: 2, py: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <DocumentChips isPublished={isPublished} draft={draft} />
      <Typography
        component="p"
        variant="body2"
        color="text.secondary"
        sx={{ flex: '1 1 220px', minWidth: 0 }}
      >
        {draft ? (
          <>
            {draft.staffName ? `Draft of ${draft.staffName}, ` : 'Draft, '}
            <When at={draft.at} inline />
          </>
        ) : (
          'Nothing waits to be published.'
        )}
      </Typography>
      {isPublished && <ViewPage path={page} />}
      {isPublished && draft && (
        <Button size="small" onClick={() => void drop()}>
          Throw the draft away
        </Button>
      )}
      {isPublished && canHide && (
        <Button size="small" onClick={() => void hide()}>
          Take off the website
        </Button>
      )}
      {canHide && (
        <DeleteWithConfirmButton
          mutationMode="pessimistic"
          confirmTitle="Delete this with all its versions?"
          confirmContent="It disappears for good; its pictures stay in the library. Taken off the website, it is kept as a draft."
        />
      )}
    </Card>
  );
}
