import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { QuotationMilestones } from '#money/milestones/office/quotation-milestones.tsx';
import { QuotationMoney } from '#money/quotation-payments/office/quotation-money.tsx';
import type { QuotationDetail } from '#sales/quotations/office/quotation-record.ts';
import { QuotationView } from '#sales/quotations/office/quotation-view.tsx';

/** One quotation, with what was paid for it. */
export const QuotationShow = () => <RecordPage<QuotationDetail> title="Quotation" draw={Page} />;

const Page = ({ record }: { record: QuotationDetail }) => (
  <QuotationView
    record={record}
    money={
      <>
        <QuotationMoney quotation={record} />
        <QuotationMilestones quotation={record} />
      </>
    }
  />
);
