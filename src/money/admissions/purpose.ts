import { definePurpose } from '#money/payments/purpose.ts';
import { beginPaid, endRefunded } from './activate-admission.ts';

export const admissionPurpose = definePurpose({
  name: 'admission',
  afterPaid: beginPaid,
  afterRefunded: endRefunded,
});
