/** What a one-time code opens. A code for one purpose opens no other. */
export const codePurposes = ['sign-up', 'register', 'reset', 'change-email', 'step-up', 'quotation'] as const;
export type CodePurpose = (typeof codePurposes)[number];
