import { definePurpose } from '#money/payments/purpose.ts';
import { receiveOnline } from './receive-online.ts';
import { takeBackOnline } from './take-back-online.ts';

export const invoicePurpose = definePurpose({
  name: 'invoice',
  hasDocuments: true,
  afterPaid: receiveOnline,
  afterRefunded: takeBackOnline,
});
