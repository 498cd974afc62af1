import { z } from 'zod';

/** What a browser had agreed to as it sent an enquiry, and the marks that it may tell for that reason. */
export type AdMarks = {
  /** Of the question about cookies, or of what a form asked instead. */
  version: string;
  statistics: boolean;
  marketing: boolean;
  /** The cookies of Meta's pixel and of Google Analytics; '' where there is none. */
  fbp: string;
  fbc: string;
  gaClientId: string;
};

const mark = z
  .string()
  .regex(/^[\w.-]{1,300}$/)
  .catch('');

/** An answer to a form's own question whether the network that brought somebody may be told; it knows no browser. */
export const answeredMarks = (version: string, marketing: boolean): AdMarks => ({
  version,
  statistics: false,
  marketing,
  fbp: '',
  fbc: '',
  gaClientId: '',
});

/** What comes from a browser; what makes no sense is as if nothing came. */
export const AdMarksInput = z
  .object({
    version: z.string().regex(/^\d{4}-\d{2}(-[a-z]+)?-[a-z]{2}$/),
    statistics: z.boolean(),
    marketing: z.boolean(),
    fbp: mark,
    fbc: mark,
    gaClientId: mark,
  })
  .transform(({ fbp, fbc, gaClientId, ...said }): AdMarks => ({
    ...said,
    fbp: said.marketing ? fbp : '',
    fbc: said.marketing ? fbc : '',
    gaClientId: said.statistics ? gaClientId : '',
  }))
  .nullable()
  .catch(null)
  .default(null);
