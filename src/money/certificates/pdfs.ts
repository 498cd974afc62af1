import type { IssuedCertificate } from './certificate.ts';

/** Port to what sets certificates as PDF. Throws Unavailable while too many others wait. */
export type CertificatePdfs = {
  certificate(certificate: IssuedCertificate): Promise<Uint8Array<ArrayBuffer>>;
};
