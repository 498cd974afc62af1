import { useRecordContext } from 'react-admin';
import { documentCalls } from '#agency/documents/office/document-calls.ts';
import { Versions } from '#agency/documents/office/document-versions.tsx';
import { useUndoable } from '#kit/office/parts/use-undoable.tsx';
import type { SiteSettings } from '../site-settings.ts';

const path = '/settings';

/** What the settings said earlier. They have no draft: what is restored holds at once, and can be taken back. */
export function SettingsVersions() {
  const record = useRecordContext<SiteSettings & { id: string; etag: string }>();
  const run = useUndoable();
  if (!record) return null;
  const { id: _id, etag, ...now } = record;
  const calls = documentCalls(path);
  return (
    <Versions
      path={path}
      now={now}
      loadAgain={etag}
      isPublished
      dirty="Save before you restore a version: what is typed would be lost."
      onRestore={(version, [newest]) =>
        run('Restored. The website shows it now.', async () => {
          const restored = await calls.restore(version.id, etag);
          return newest ? () => calls.restore(newest.id, restored.etag) : null;
        })
      }
    />
  );
}
