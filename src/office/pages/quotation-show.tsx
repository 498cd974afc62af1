import { RecordPage } from '#kit/office/parts/record-page.tsx';
import type { PaidQuotation } from '#money/quotation-payments/office/paid-quotation-record.ts';
import { QuotationMoney } from '#money/quotation-payments/office/quotation-money.tsx';
import { QuotationView } from '#sales/quotations/office/quotation-view.tsx';

/** One quotation, with what was paid for it. */
export const QuotationShow = () => <RecordPage<PaidQuotation> title="Quotation" draw={Page} />;

const Page = ({ record }: { record: PaidQuotation }) => (
  <QuotationView record={record} money={<QuotationMoney quotation={record} />} />
);
