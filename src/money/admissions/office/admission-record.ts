import type { AdmissionDetails, AdmissionStatus } from '../admission.ts';
import type { AdmissionPaymentStatus } from '../payment-status.ts';
import type { ChosenSlot } from '#catalogue/onboarding/onboarding.ts';

export type AdmissionRow = {
  id: string;
  createdAt: string;
  updatedAt: string;
  status: AdmissionStatus;
  fullName: string;
  phone: string;
  email: string;
  serviceName: string;
  planName: string;
  planMonths: number;
  activeFrom: string | null;
  activeUntil: string | null;
  customerId: string;
  customerCode: string;
};

/** The rest is missing while only the list's part has come. */
export type AdmissionDetail = AdmissionRow & {
  address?: string;
  classLevel?: string;
  couponCode?: string | null;
  timing?: ChosenSlot[];
  details?: AdmissionDetails;
  moves?: AdmissionStatus[];
  payments?: {
    transactionId: string;
    status: AdmissionPaymentStatus;
    amountPaise: number;
    createdAt: string;
  }[];
  history?: { id: string; at: string; staffName: string; status: string | null; note: string }[];
};
