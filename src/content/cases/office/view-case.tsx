import { ViewPage } from '#kit/office/parts/view-page.tsx';
import { casePath } from '../case-path.ts';
import type { CaseRecord } from './case-record.ts';

/** To the case as visitors see it, or will see it. */
export function ViewCase({ record: { isPublished, draft, content } }: { record: CaseRecord }) {
  const { client, slug } = content;
  if (isPublished) return <ViewPage path={casePath(slug)} text="View" label={`View ${client}`} />;
  return draft && <ViewPage path={draft.previewPath} text="Preview" label={`Preview ${client}`} />;
}
