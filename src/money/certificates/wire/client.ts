import type { MyCertificate } from '../my-certificate.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import { callPath } from '#kit/path-of.ts';

/** The one of one's own project that holds; null while there is none. */
export const fetchMyCertificate = (
  projectId: string,
): Promise<Outcome<{ certificate: MyCertificate | null }>> =>
  sendSignedIn<{ certificate: MyCertificate | null }>(
    'GET',
    callPath`/api/projects/${projectId}/certificate`,
  );
