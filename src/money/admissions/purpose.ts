import { definePurpose } from '#money/payments/purpose.ts';
import { refuseCredited } from '#money/upgrades/book-upgrade.ts';
import { beginPaid, endRefunded } from './activate-admission.ts';

export const admissionPurpose = definePurpose({
  name: 'admission',
  afterPaid: beginPaid,
  beforeRefund: refuseCredited,
  afterRefunded: endRefunded,
});
