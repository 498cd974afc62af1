import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { useMay } from '#kit/office/session.ts';
import { DeskCards } from '#desk/lead-desk/office/desk-cards.tsx';
import { NextStepCard } from '#desk/lead-desk/office/next-step-card.tsx';
import type { LeadDetail } from '#sales/leads/office/lead-record.ts';
import { LeadView } from '#sales/leads/office/lead-view.tsx';

/** One lead, with what to do next and what was sold to it. */
export const LeadShow = () => <RecordPage<LeadDetail> title="Lead" draw={Page} />;

function Page({ record }: { record: LeadDetail }) {
  const mayEdit = useMay('leads:edit');
  return (
    <LeadView
      record={record}
      next={mayEdit && !record.deletedAt && <NextStepCard key={`next-${record.id}`} lead={record} />}
      sold={<DeskCards lead={record} />}
    />
  );
}
