import { definePurpose } from '#money/payments/purpose.ts';
import { bookUpgrade, endUpgrade, refuseCredited } from './book-upgrade.ts';

export const upgradePurpose = definePurpose({
  name: 'upgrade',
  afterPaid: bookUpgrade,
  beforeRefund: refuseCredited,
  afterRefunded: endUpgrade,
});
