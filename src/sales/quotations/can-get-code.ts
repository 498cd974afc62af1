/** Whether a code can reach whoever a quotation is addressed to. */
export const canGetCode = ({ mobile, email }: { mobile: string; email: string }, bySms: boolean): boolean =>
  email !== '' || (bySms && mobile !== '');
