import { z } from 'zod';
import { callPath } from '#kit/path-of.ts';
import type { Language } from '#kit/language/language.ts';

/** Everything that a certificate of ownership says, as it was on the day it was issued. */
export type CertificateContent = {
  supplier: {
    brand: string;
    legalName: string;
    addressLines: string[];
    email: string;
    phones: string[];
    logoId?: string;
    signatureId?: string;
    signatory?: string;
  };
  /** Who owns it from then on. */
  owner: string;
  project: { code: string; title: string };
  /** What is owned. */
  owned: string[];
  /** What was delivered, and its SHA-256 in hex. */
  archive: { name: string; sha256: string };
};

/** One as it is printed. */
export type IssuedCertificate = {
  number: string;
  issuedAt: Date;
  language: Language;
  content: CertificateContent;
  isRevoked: boolean;
  /** Where anybody can check it. */
  verifyUrl: string;
};

/** A revoked one says so wherever it is looked at; one that was replaced names the one that took its place. */
export const certificateStates = ['valid', 'revoked', 'replaced'] as const;
export type CertificateState = (typeof certificateStates)[number];

export const stateOf = (one: { revokedAt: Date | null; replacedBy: string | null }): CertificateState =>
  one.replacedBy ? 'replaced' : one.revokedAt ? 'revoked' : 'valid';

/** What stands between a project and its certificate. */
export const certificateBlocks = ['steps', 'stopped', 'handover', 'balance'] as const;
export type CertificateBlock = (typeof certificateBlocks)[number];

const line = z
  .string()
  .trim()
  .min(1, /*staff*/ 'Say what is owned')
  .max(200, /*staff*/ 'Use at most 200 characters');

/** What staff say for a certificate; the rest of it is known. */
export const CertificateInput = z.strictObject({
  owner: z
    .string()
    .trim()
    .min(1, /*staff*/ 'Enter who owns it')
    .max(160, /*staff*/ 'Use at most 160 characters'),
  owned: z.array(line).min(1, /*staff*/ 'Say what is owned').max(20, /*staff*/ 'At most 20 lines'),
  archive: z.strictObject({
    name: z.string().trim().min(1, /*staff*/ 'Choose the archive that was delivered').max(200),
    sha256: z.string().regex(/^[0-9a-f]{64}$/, /*staff*/ 'Choose the archive that was delivered'),
  }),
});
export type CertificateInput = z.infer<typeof CertificateInput>;

/** Its PDF, for the customer of its project. */
export const certificatePdfPath = (id: string) => callPath`/certificate/${id}/pdf`;
/** `OWN-26-27-000001.pdf` */
export const certificateFileName = (number: string) => `${number.replaceAll('/', '-')}.pdf`;
