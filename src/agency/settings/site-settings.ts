import { z } from 'zod';
import { isGstin } from '#kit/india/gstin.ts';
import { otherLanguages } from '#kit/language/language.ts';
import { OpenHours } from '#kit/india/open-hours.ts';
import { samplePrefix } from './invoice-prefix.ts';
import { hasGaps } from './code-line.ts';

const text = (max: number) => z.string().trim().max(max);
const url = z.url({ protocol: /^https?$/, error: /*staff*/ 'Enter a full web address' }).max(300);
/** Empty, or what the form of it says. */
const emptyOr = (form: RegExp, error: string) =>
  z.union([z.literal(''), z.string().max(155).regex(form)], { error });
const digitsOr = (error: string) =>
  z.union([z.literal(''), z.string().regex(/^\d{15,25}$/)], { error }).default('');
/** A text as it is registered with the operators, with the gap where a code goes; the line for browsers has it once more. */
const registeredText = text(500)
  .refine((said) => said === '' || hasGaps(said), {
    error:
      /*staff*/ 'Enter the text as it is registered, with {#var#} once, where the code goes, and once more only in a last line for phones',
  })
  .default('');
/** What the carrier calls a registered text. */
const carrierTemplateId = z
  .string()
  .trim()
  .regex(/^[\w-]{0,60}$/, /*staff*/ 'Enter the letters and digits of the id')
  .default('');
const smsText = z
  .object({
    text: registeredText,
    dltTemplateId: digitsOr(/*staff*/ 'Enter the digits of the template id'),
    carrierTemplateId,
  })
  .refine(({ text, dltTemplateId }) => text !== '' || dltTemplateId === '', {
    path: ['text'],
    error: /*staff*/ 'Enter the text that this template id belongs to',
  });
const tenDigits = z.string().regex(/^\d{10}$/, /*staff*/ 'Enter ten digits');

/** Facts about the agency that every page may show. The owner edits them in the back office. */
export const SiteSettings = z.object({
  brand: text(60).min(1),
  legalName: text(120).min(1),
  tagline: text(160),
  blurb: text(600),
  /** Postal address, one line per entry. */
  addressLines: z.array(text(120)).min(1).max(6),
  directionsUrl: url,
  /** Ten digits each, without the country code; the first is the one calls go to. */
  phones: z.array(tenDigits).min(1).max(4),
  whatsapp: tenDigits,
  /** Shown to visitors. */
  email: z.email().max(120),
  /** Where notices of new enquiries go. */
  noticeEmails: z.array(z.email().max(120)).min(1).max(10),
  socials: z.array(z.object({ name: text(30).min(1), url })).max(8),
  /** Empty: our own terms page. */
  termsUrl: z.union([z.literal(''), url]),
  officeHours: z.array(OpenHours).max(14),
  foundedYear: z.number().int().min(1900).max(2100),
  /** right-click, selection and copying are blocked on public pages. */
  copyProtection: z.boolean(),
  /** The languages that the site offers besides English. */
  languages: z
    .array(z.enum(otherLanguages))
    .max(otherLanguages.length)
    .default([...otherLanguages]),
  /** Back returns to where the reader was, where the browser can. */
  restoreScrollOnBack: z.boolean(),
  /** Browsers keep a page for when they have no network; off takes it back from all of them. */
  worksOffline: z.boolean().default(true),
  /** Empty: nothing of Google's is ever loaded. Else only for visitors who agree to statistics. */
  ga4Id: z
    .union([z.literal(''), z.string().regex(/^G-[A-Z0-9]{4,16}$/)], {
      error: /*staff*/ 'Enter an id like G-AB12CD34EF',
    })
    .default(''),
  /** Empty: nothing of Meta's is ever loaded. Else only for visitors who agree to marketing. */
  metaPixelId: z
    .union([z.literal(''), z.string().regex(/^\d{5,20}$/)], {
      error: /*staff*/ 'Enter the digits of the pixel id',
    })
    .default(''),
  /** What operators ask of business SMS (DLT). Without all three no SMS is sent; codes go by e-mail. */
  dltEntityId: digitsOr(/*staff*/ 'Enter the digits of the entity id'),
  dltHeader: z
    .union([z.literal(''), z.string().regex(/^[A-Za-z]{6}$/)], { error: /*staff*/ 'Enter the six letters' })
    .default(''),
  /** Of the English text. */
  dltCodeTemplateId: digitsOr(/*staff*/ 'Enter the digits of the template id'),
  /** The texts for codes. English without one has ours; a language without a template id has the English one. */
  smsCodes: z
    .object({
      en: z.object({ text: registeredText, carrierTemplateId }).prefault({}),
      hi: smsText.prefault({}),
      mr: smsText.prefault({}),
    })
    .prefault({}),
  /** So many SMS are paid for within a day of India; then codes go by e-mail alone. */
  smsPerDay: z.number().int().min(0).max(100_000).default(500),
  /** What the carrier takes for one. */
  smsPricePaise: z.number().int().min(0).max(10_000).default(25),
  /** Empty: the agency is not registered, and its receipts show no tax (decision 022). Its first digits are its state. */
  gstin: text(15)
    .toUpperCase()
    .refine((gstin) => gstin === '' || isGstin(gstin), { error: /*i18n*/ 'This is not a valid GST number' })
    .default(''),
  /** The code for GST of what the agency sells: 998314 is the design and development of software and websites. */
  sac: z
    .string()
    .regex(/^99\d{4}$/, /*staff*/ 'Enter the six digits of a service code; they begin with 99')
    .default('998314'),
  /** What the serials of invoices begin with. With the year and the digits they have sixteen characters at most. */
  invoicePrefix: z
    .string()
    .regex(
      /^[A-Z1-9][A-Z0-9]{0,2}$/,
      /*staff*/ 'Enter one to three capital letters or digits; it must not begin with 0',
    )
    .refine(
      (prefix) => prefix !== samplePrefix,
      /*staff*/ 'TST is what documents of trial payments begin with',
    )
    .default('INV'),
  /** The account that invoices ask to be paid to; empty: they name none. */
  bankAccountName: text(120).default(''),
  bankAccount: z
    .union([z.literal(''), z.string().regex(/^\d{6,18}$/)], {
      error: /*staff*/ 'Enter six to eighteen digits',
    })
    .default(''),
  bankIfsc: z
    .union([z.literal(''), z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/)], {
      error: /*staff*/ 'Enter eleven characters like HDFC0001234',
    })
    .default(''),
  bankName: text(80).default(''),
  /** What documents are printed with: pictures of `document-pictures`, and whose signature it is; each may be empty. */
  logoId: z.union([z.literal(''), z.uuid()]).default(''),
  signatureId: z.union([z.literal(''), z.uuid()]).default(''),
  signatory: text(80).default(''),
  /** From this day on invoices to registered buyers and abroad are registered with the e-invoice portal; empty: none is. */
  eInvoiceFrom: z.union([z.literal(''), z.iso.date()], { error: /*staff*/ 'Choose a day' }).default(''),
  /**
   * From this day on a discount after the sale lowers the tax without an agreement made before: the day of the change of
   * section 15(3)(b) by the Finance Act 2026, once it is notified; empty: not yet.
   */
  discountNotesFrom: z.union([z.literal(''), z.iso.date()], { error: /*staff*/ 'Choose a day' }).default(''),
  /** So many days after its date an invoice is due, where nothing else was agreed. */
  paymentDays: z.number().int().min(0).max(180).default(15),
  /** The letter of undertaking of this year, its number and year; empty: what goes abroad or to a zone is charged with IGST. */
  lut: text(60).default(''),
  /** Empty: documents that are to be paid carry no code to scan. */
  upiId: z
    .union([z.literal(''), z.string().regex(/^[\w.-]{2,60}@[A-Za-z]{2,30}$/)], {
      error: /*staff*/ 'Enter an id like name@bank',
    })
    .default(''),
  /** What the agency's own apps are called where phones and stores know them; empty where there is none. */
  androidPackage: emptyOr(
    /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/,
    /*staff*/ 'Enter a name like in.example.agency',
  ).default(''),
  /** SHA-256 of the certificates that the Android app is signed with: 32 pairs of hex digits. */
  androidFingerprints: z
    .array(
      text(100)
        .toUpperCase()
        .regex(
          /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/,
          /*staff*/ 'Enter 32 pairs of letters and digits with colons between',
        ),
    )
    .max(5)
    .default([]),
  appleTeamId: emptyOr(
    /^[A-Z0-9]{10}$/,
    /*staff*/ 'Enter the ten capital letters and digits of the team',
  ).default(''),
  appleBundleId: emptyOr(
    /^[A-Za-z][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)+$/,
    /*staff*/ 'Enter a name like in.example.agency',
  ).default(''),
  /** Off: the iOS app has no button to sign in with Google, as App Review's guideline 4.8 may want it. */
  googleInIosApp: z.boolean().default(true),
  playStoreUrl: emptyOr(
    /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[\w.]{3,100}$/,
    /*staff*/ 'Enter an address like https://play.google.com/store/apps/details?id=in.example.agency',
  ).default(''),
  appStoreUrl: emptyOr(
    /^https:\/\/apps\.apple\.com\/[\w/%.-]{1,120}\/id\d{6,15}$/,
    /*staff*/ 'Enter an address like https://apps.apple.com/in/app/agency/id123456789',
  ).default(''),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

/** The key of their row. */
export const settingsKey = 'site';
