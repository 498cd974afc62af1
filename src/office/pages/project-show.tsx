import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { OwnershipCard } from '#money/certificates/office/ownership-card.tsx';
import type { ProjectRecord } from '#sales/projects/office/project-record.ts';
import { ProjectView } from '#sales/projects/office/project-view.tsx';

/** A project, and beneath it who owns what was made. */
export const ProjectShow = () => <RecordPage<ProjectRecord> title="Project" draw={Page} />;

const Page = ({ record }: { record: ProjectRecord }) => (
  <ProjectView record={record} below={<OwnershipCard key={record.id} projectId={record.id} />} />
);
