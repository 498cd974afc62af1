import { quotationPath } from '../quotation.ts';

/** A file of a quotation, as everybody may see it who has the link. */
export type QuotationFile = { id: string; name: string; bytes: number; sha256: string };

/** More would be a mail of its own. */
export const mostFiles = 10;

/** Where it is downloaded. @param publicId of its quotation */
export const quotationFilePath = (publicId: string, { id }: Pick<QuotationFile, 'id'>) =>
  `${quotationPath(publicId)}/files/${id}`;
