import { v7 } from 'uuid';
import type { admissions } from '#money/admissions/table.server.ts';

type Admission = typeof admissions.$inferInsert;

/** The row of a plan of website development that runs for a year. */
export const aRunningPlan = (
  facts: Pick<Admission, 'customerId' | 'fullName' | 'email' | 'planName'> & { activeUntil: Date },
) => ({
  id: v7(),
  status: 'Active' as const,
  phone: '9000012345',
  addressParts: { address: '', street: '', pincode: '', state: '', country: '' },
  serviceName: 'Website Development',
  planMonths: 12,
  classLevel: '',
  session: '',
  paymentOption: '',
  timing: [],
  details: {},
  activeFrom: new Date('2027-03-01T06:00:00Z'),
  ...facts,
});
