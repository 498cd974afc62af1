import { Box, Button, Card, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { useUndoable } from '#kit/office/parts/use-undoable.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { nameOf } from '#kit/office/saves/shown.ts';
import { documentCalls } from './document-calls.ts';
import type { DocumentRecord, DocumentVersion } from './document-record.ts';
import { VersionDialog } from './version-dialog.tsx';

/** What visitors have read, since when and by whom, and the way back to it: as a draft, so that it is looked at first. */
export function DocumentVersions({ record, path }: { record: DocumentRecord; path: string }) {
  const run = useUndoable();
  const restore = ({ id }: DocumentVersion) =>
    run('It waits as a draft. Look at it, then publish it.', async () => {
      const calls = documentCalls(path);
      const { etag } = await calls.restore(id, record.etag);
      return record.draft ? () => calls.save(record.content, etag) : () => calls.dropDraft(etag);
    });
  return (
    <Versions
      path={path}
      now={record.content}
      loadAgain={record.updatedAt}
      isPublished={record.isPublished}
      dirty="Save the draft before you restore a version: what is typed would be lost."
      onRestore={restore}
    />
  );
}

type Answer = { versions: DocumentVersion[]; refusal: Error | null };

/**
 * The versions of whatever has them.
 * @param props.now what its form began with; `loadAgain`: what changes with each publishing; `dirty`: what to say while
 * something is typed that is not saved
 */
export function Versions({
  path,
  now,
  loadAgain,
  isPublished,
  dirty,
  onRestore,
}: {
  path: string;
  now: object;
  loadAgain: string;
  isPublished: boolean;
  dirty: string;
  onRestore: (version: DocumentVersion, all: DocumentVersion[]) => Promise<unknown>;
}) {
  const { isDirty } = useFormState();
  const [{ versions, refusal }, setAnswer] = useState<Answer>({ versions: [], refusal: null });
  const [compared, setCompared] = useState<DocumentVersion | null>(null);
  const load = useCallback(() => {
    documentCalls(path)
      .versions()
      .then(
        (all) => setAnswer({ versions: all, refusal: null }),
        (refusal: Error) => setAnswer((before) => ({ ...before, refusal })),
      );
  }, [path]);
  useEffect(load, [load, loadAgain]);

  return (
    <Card component="section" aria-label="Versions" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">
        Versions
      </Typography>
      {refusal && <Refusal error={refusal} onAgain={load} />}
      {versions.length === 0 && !refusal && (
        <Typography color="text.secondary">
          None yet. Each time this is published, what it said is kept here.
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.map((version, i) => (
          <Box
            component="li"
            key={version.id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.75 }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <When at={version.at} inline />
              {version.staffName && `, ${version.staffName}`}
              {i === 0 && isPublished && ', on the website now'}
              <Typography variant="body2" component="div" color="text.secondary">
                {version.changed.length > 0
                  ? `Changed: ${version.changed.map(nameOf).join(', ')}`
                  : 'The first'}
              </Typography>
            </Box>
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button size="small" onClick={() => setCompared(version)}>
                Compare
              </Button>
              <Button
                size="small"
                variant="outlined"
                disabled={isDirty}
                onClick={() => void onRestore(version, versions)}
              >
                Restore
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      {isDirty && versions.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {dirty}
        </Typography>
      )}
      {compared && (
        <VersionDialog path={path} version={compared} now={now} onLeave={() => setCompared(null)} />
      )}
    </Card>
  );
}
