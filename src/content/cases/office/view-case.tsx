import { ViewPage } from '#kit/office/parts/view-page.tsx';
import { casePath, casePreviewPath } from '../case-path.ts';
import type { CaseRecord } from './case-record.ts';

/** To the case as visitors see it, or will see it. */
export const ViewCase = ({ record }: { record: CaseRecord }) =>
  record.status === 'Published' ? (
    <ViewPage path={casePath(record.slug)} text="View" label={`View ${record.client}`} />
  ) : (
    <ViewPage path={casePreviewPath(record.previewToken)} text="Preview" label={`Preview ${record.client}`} />
  );
