import { names } from '#kit/wire/names.ts';

export const upgradeNames = names({
  planId: 'plan_id',
  planName: 'plan_name',
  serviceName: 'service_name',
  endsOn: 'ends_on',
  creditPaise: 'credit',
  sellPaise: 'price',
  payPaise: 'to_pay',
  clientReference: 'transaction_id',
});
