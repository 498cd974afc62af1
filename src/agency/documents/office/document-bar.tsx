import ViewIcon from '@mui/icons-material/OpenInNew';
import PublishIcon from '@mui/icons-material/PublicOutlined';
import { Button } from '@mui/material';
import { SaveButton, setSubmissionErrors } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { fieldErrors } from '#kit/office/http.ts';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { useUndoable } from '#kit/office/parts/use-undoable.tsx';
import type { DocumentCalls } from './document-calls.ts';
import type { DocumentRecord } from './document-record.ts';
import { useFolds } from './folds.tsx';

/** Saves a draft, shows it on its page, and publishes it: what is typed is saved before it goes out. */
export function DocumentBar({ record, calls }: { record: DocumentRecord; calls: DocumentCalls }) {
  const run = useUndoable();
  const form = useFormContext();
  const { showComplaint } = useFolds();
  const { isDirty } = useFormState();
  const { draft, isPublished } = record;

  const publish = (etag: string) =>
    run('Published. The website shows it now.', async () => {
      // Asked for beforehand: where the line breaks after publishing, that would be called failed.
      const [before] = await calls.versions();
      await calls.publish(etag).catch((error: unknown) => {
        const missing = Object.entries(fieldErrors(error) ?? {});
        setSubmissionErrors(
          Object.fromEntries(missing.map(([field, text]) => [`content.${field}`, text])),
          form.setError,
        );
        showComplaint();
        throw error;
      });
      // What visitors did not see until now goes off the website again, whatever they saw of it once.
      if (!before || !isPublished) return () => calls.hide();
      return async () => {
        const now = await calls.read();
        return calls.publish((await calls.restore(before.id, now.etag)).etag);
      };
    });

  return (
    <SaveBar label="Save draft">
      {draft && (
        <Button
          href={draft.previewPath}
          target="_blank"
          rel="noopener"
          startIcon={<ViewIcon />}
          title={isDirty ? 'What is typed since the last save is not on it' : ''}
        >
          Preview
        </Button>
      )}
      {isDirty ? (
        <SaveButton
          type="button"
          variant="outlined"
          label="Save and publish"
          icon={<PublishIcon />}
          mutationOptions={{ onSuccess: ({ etag }) => void publish(String(etag)) }}
        />
      ) : (
        <Button
          variant="outlined"
          startIcon={<PublishIcon />}
          disabled={!draft && isPublished}
          onClick={() => void publish(record.etag)}
        >
          Publish
        </Button>
      )}
    </SaveBar>
  );
}
