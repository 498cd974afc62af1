import { definePurpose } from '#money/payments/purpose.ts';
import { bookUpgrade, endUpgrade, refuseCredited, whyNotExchanged } from './book-upgrade.ts';

export const upgradePurpose = definePurpose({
  name: 'upgrade',
  whyNot: whyNotExchanged,
  afterPaid: bookUpgrade,
  beforeRefund: refuseCredited,
  afterRefunded: endUpgrade,
});
