import type { CertificateState } from '#money/certificates/certificate.ts';
import type { Paise } from '#kit/india/money.ts';
import type { InvoiceKind } from '#money/invoices/invoice.ts';
import { pathOf } from '#kit/path-of.ts';

/** What can be checked by whoever holds it. */
export type VerifiedKind = 'document' | 'certificate';

/** What is needed to trust a document and no more: days are India's, and nobody's name is told but an owner's. */
export type Verified =
  | {
      kind: 'document';
      number: string;
      name: InvoiceKind;
      issuedOn: string;
      seller: string;
      totalPaise: Paise;
      /** What notes took off it since. */
      takenOffPaise: Paise;
      /** `waiting`: for the e-invoice portal. */
      state: 'valid' | 'sample' | 'waiting' | 'cancelled' | 'revised';
      /** The number of the one that names the right buyer in its place. */
      revisedBy: string | null;
    }
  | {
      kind: 'certificate';
      number: string;
      issuedOn: string;
      seller: string;
      state: CertificateState;
      revokedOn: string | null;
      /** The number of the one that took its place. */
      replacedBy: string | null;
      owner: string;
      project: string;
      owned: string[];
      sha256: string;
    };

/** Where anybody checks it. */
export const verifyPath = (code: string) => pathOf('/verify/:code', { code });
