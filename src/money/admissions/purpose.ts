import { definePurpose } from '#money/payments/purpose.ts';
import { refuseCredited } from '#money/upgrades/book-upgrade.ts';
import { beginPaid } from './begin-plan.ts';
import { endRefunded } from './end-refunded.ts';
import { whyNotBegun } from './hold-admission.ts';

export const admissionPurpose = definePurpose({
  name: 'admission',
  whyNot: whyNotBegun,
  afterPaid: beginPaid,
  beforeRefund: refuseCredited,
  afterRefunded: endRefunded,
});
