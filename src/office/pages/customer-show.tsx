import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { useMay } from '#kit/office/session.ts';
import { CustomerTerms } from '#money/renewals/office/customer-terms.tsx';
import type { CustomerDetail } from '#people/customers/office/customer-record.ts';
import { CustomerView } from '#people/customers/office/customer-view.tsx';

/** One customer, with what they have bought for a time. */
export const CustomerShow = () => <RecordPage<CustomerDetail> title="Customer" draw={Page} />;

function Page({ record }: { record: CustomerDetail }) {
  const mayRenewals = useMay('renewals:read');
  return <CustomerView record={record} terms={mayRenewals && <CustomerTerms customerId={record.id} />} />;
}
