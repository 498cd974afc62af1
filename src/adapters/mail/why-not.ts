type Said = { message: string; code?: string; command?: string };

/** What went wrong, by nodemailer's word for it, the command that was answered so, and the text. The first that fits. */
const words: [fits: RegExp, said: string][] = [
  [/^EAUTH /, 'The mail server does not accept user and password'],
  [/^EENVELOPE MAIL FROM/, 'The mail server takes no mails from this sender'],
  [/^EENVELOPE RCPT TO/, 'The mail server does not take a mail to this address'],
  [/^EMESSAGE /, 'The mail server does not take this mail'],
  [/^EDNS /, 'No mail server is known by this name'],
  [/^ETLS |^ESOCKET .*(certificate|SSL|TLS)/, 'The line to the mail server cannot be encrypted'],
  [/^ESOCKET CONN connect /, 'No mail server answers at this address'],
  [/^ETIMEDOUT /, 'The mail server does not answer in time'],
  [/^(ESOCKET|ECONNECTION) /, 'The line to the mail server broke'],
];

/** Why a mail was not taken, for whoever set the mail server up: in words of ours, then in those that came. */
export function whyNot({ code = '', command = '', message }: Said): string {
  const found = words.find(([fits]) => fits.test(`${code} ${command} ${message}`));
  return found ? `${found[1]}: ${message.trim()}` : message;
}
