import { quotationPath } from '../quotation.ts';

/** A file of a quotation, as everybody may see it who has the link. */
export type QuotationFile = { id: string; name: string; bytes: number; sha256: string };

/** More would be a mail of its own. */
export const mostFiles = 10;
export const fileKinds = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;
export type FileKind = keyof typeof fileKinds;

/** Where it is downloaded. @param publicId of its quotation */
export const quotationFilePath = (publicId: string, { id }: Pick<QuotationFile, 'id'>) =>
  `${quotationPath(publicId)}/files/${id}`;

/** `1.2 MB`, `340 kB` */
export const fileSize = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;
