/** What a one-time code opens. A code for one purpose opens no other. */
export const codePurposes = [
  'sign-up', 'register', 'reset', 'change-email', 'step-up', 'quotation', 'my-data', 'staff-email',
] as const; // prettier-ignore
export type CodePurpose = (typeof codePurposes)[number];
