/** Everything that a certificate of ownership says, as it was on the day it was issued. */
export type CertificateContent = {
  supplier: { brand: string; legalName: string; addressLines: string[]; email: string };
  /** Who owns it from then on. */
  owner: string;
  project: { code: string; title: string; service: string };
  /** What is owned, one entry a line. */
  owned: string[];
  /** What was delivered, and its SHA-256 in hex. */
  archive: { name: string; sha256: string };
};
