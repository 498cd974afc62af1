import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { clockInIndia, dateInIndia, formatDate } from '#kit/india/india-date.ts';
import type { BreachInput } from './breach.ts';

type Agency = Pick<SiteSettings, 'legalName' | 'email' | 'phones' | 'brand'>;

const at = (moment: Date) => `${formatDate(dateInIndia(moment))}, ${clockInIndia(moment)} IST`;
const toFill = '[to be filled in]';
const parts = (...said: [name: string, text: string][]) =>
  said.map(([name, text]) => `${name}\n${text || toFill}`).join('\n\n');

/** What the Data Protection Board is told within seventy-two hours. Source: DPDP Rules 2025, rule 7(2)(b) */
export const boardDraft = (breach: BreachInput, agency: Agency): string =>
  [
    `To the Data Protection Board of India\n\nReport of a personal data breach by ${agency.legalName}`,
    parts(
      ['1. When we came to know of it', at(breach.knownAt)],
      ['2. What happened: events, circumstances and reasons', breach.circumstances],
      [
        '3. Nature and extent: which data, of how many people',
        [breach.dataKinds, breach.people === null ? '' : `People concerned: ${breach.people}`]
          .filter(Boolean)
          .join('\n'),
      ],
      ['4. Likely impact', breach.consequences],
      ['5. What was done, and what will be done so that it does not happen again', breach.measures],
      [
        '6. What the people concerned were told',
        breach.peopleToldAt ? `They were told on ${at(breach.peopleToldAt)}.\n${breach.advice}` : '',
      ],
    ),
    `Contact: ${agency.email}, ${agency.phones[0] ? `+91 ${agency.phones[0]}` : toFill}`,
  ].join('\n\n');

/** What each person concerned is told without delay. Source: DPDP Rules 2025, rule 7(1) */
export const peopleDraft = (breach: BreachInput, agency: Agency): string =>
  [
    `Subject: Your data at ${agency.brand}`,
    `We came to know on ${at(breach.knownAt)} of a breach that concerns data which we keep of you.`,
    parts(
      ['What happened', breach.circumstances],
      ['Which data', breach.dataKinds],
      ['What may come of it for you', breach.consequences],
      ['What we have done, and are doing', breach.measures],
      ['What you can do', breach.advice],
    ),
    `A person answers your questions: ${agency.email}${agency.phones[0] ? `, +91 ${agency.phones[0]}` : ''}.\n\n${agency.legalName}`,
  ].join('\n\n');
