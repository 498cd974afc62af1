/** What a rule knows an enquiry by. `trusted` takes a mail domain off the list of throw-away services. */
export const blockKinds = ['email', 'domain', 'phone', 'words', 'trusted'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** What kept an enquiry apart, or would: a rule, or the list of services whose addresses are made to be thrown away. */
export const catchKinds = ['email', 'domain', 'phone', 'words', 'disposable'] as const;
export type Catch = { ruleId: string | null; kind: (typeof catchKinds)[number]; value: string };

export const blockLabels: Record<BlockKind, string> = {
  email: 'Mail address',
  domain: 'Mail domain',
  phone: 'Number',
  words: 'Words',
  trusted: 'No throw-away service',
};

const reasons: Record<Catch['kind'], (value: string) => string> = {
  email: (value) => `blocked mail address ${value}`,
  domain: (value) => `blocked mail domain ${value}`,
  phone: (value) => `blocked number ${value}`,
  words: (value) => `blocked words “${value}”`,
  disposable: (value) => `mail address of a throw-away service, ${value}`,
};

/** What stands in the lead's reasons. */
export const reasonOfCatch = ({ kind, value }: Catch): string => reasons[kind](value);
