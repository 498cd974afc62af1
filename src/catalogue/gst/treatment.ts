/** What everybody may know about what is sold without GST inside India, browsers included. */

/**
 * Empty: with GST at its rate. nil-rated: its rate is 0; exempt: freed from tax by a notification; non-gst: outside the Act.
 * All three are filed by themselves, in table 8. Source: CGST Act, sections 2(47), 2(78) and 11
 */
export const treatments = ['', 'nil-rated', 'exempt', 'non-gst'] as const;
export type Treatment = (typeof treatments)[number];
export type Untaxed = Exclude<Treatment, ''>;

export const treatmentNames = {
  'nil-rated': /*i18n*/ 'Nil rated',
  exempt: /*i18n*/ 'Exempt',
  'non-gst': /*i18n*/ 'Non-GST',
} satisfies Record<Untaxed, string>;

type Treated = { gstPercent: number; treatment?: Treatment | undefined };

/** As what a line without GST is filed; one that says nothing is nil rated. */
export const untaxedAs = ({ treatment }: Pick<Treated, 'treatment'>): Untaxed => treatment || 'nil-rated';

/** What stands in the column of GST: the rate, or why there is none. @param name in the reader's language */
export const gstText = ({ gstPercent, treatment }: Treated, name: (english: string) => string): string =>
  treatment ? name(treatmentNames[treatment]) : `${gstPercent}%`;

/** Nothing is charged on what is without GST. */
export const isTreatedRight = ({ gstPercent, treatment }: Treated) => !treatment || gstPercent === 0;
export const treatedWrong = { path: ['gstPercent'], error: /*staff*/ 'What is without GST has 0%' };
