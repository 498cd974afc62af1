import { names } from '#kit/wire/names.ts';

export const invoiceNames = names({ transactionId: 'transaction_id', totalPaise: 'total' });
