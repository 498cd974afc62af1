import { names } from '#kit/wire/names.ts';

export const refundRequestNames = names({
  transactionId: 'transaction_id',
  totalPaise: 'amount',
  approvedPaise: 'approved_amount',
  askedOn: 'asked_on',
  reviewDueOn: 'review_due_on',
  decidedOn: 'decided_on',
  payFromOn: 'pay_from_on',
  payDueOn: 'pay_due_on',
  paidOn: 'paid_on',
});
