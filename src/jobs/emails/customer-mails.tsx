import { Text } from 'react-email';
import type { CodePurpose } from '#domain/customers/code-purpose.ts';
import type { CustomerNews } from '#domain/customers/customer-mail.ts';
import type { readHelpMessage } from '#domain/help/read-help-message.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { toMail } from './frame.tsx';
import { Letter, line, Press } from './letter.tsx';

type Common = { settings: SiteSettings; publicUrl: string };
type Message = NonNullable<Awaited<ReturnType<typeof readHelpMessage>>>;

const codeWords: Record<CodePurpose, { subject: string; text: string }> = {
  'sign-up': { subject: 'Your sign-up code', text: 'Enter this code to open your account.' },
  register: { subject: 'Your sign-up code', text: 'Enter this code to open your account.' },
  reset: { subject: 'Your password reset code', text: 'Enter this code to choose a new password.' },
  'change-email': {
    subject: 'Your confirmation code',
    text: 'Enter this code to use this address for your account.',
  },
  quotation: {
    subject: 'Your code for the quotation',
    text: 'Enter this code to answer our quotation.',
  },
};

/** One-time code. Its subject does not carry it: lock screens show subjects. */
export const codeFor = ({
  settings,
  purpose,
  code,
}: {
  settings: SiteSettings;
  purpose: CodePurpose;
  code: string;
}) =>
  toMail(
    codeWords[purpose].subject,
    <Letter title={codeWords[purpose].subject} preview={codeWords[purpose].text} settings={settings}>
      <Text style={line}>{codeWords[purpose].text}</Text>
      <Text style={{ ...line, fontSize: '32px', fontWeight: 700, letterSpacing: '6px', lineHeight: '40px' }}>
        {code}
      </Text>
      <Text style={{ ...line, margin: 0 }}>
        It works once, for ten minutes. We never ask for it by phone. If you did not ask for it, do nothing.
      </Text>
    </Letter>,
  );

/** To the owner of an account whose address somebody tried to sign up with. */
export const alreadyHere = ({ settings, publicUrl }: Common) =>
  toMail(
    'You already have an account',
    <Letter title="You already have an account" preview="No new one was made." settings={settings}>
      <Text style={line}>
        Somebody, perhaps you, tried to use this address for an account. It already has one, which stays as it
        is. Sign in with your password, or choose a new one there.
      </Text>
      <Press href={`${publicUrl}/login`}>Sign in</Press>
    </Letter>,
  );

const newsWords: Record<CustomerNews, { subject: string; text: (detail: string) => string }> = {
  'new-device': {
    subject: 'A new sign-in to your account',
    text: (device) => `Your account was opened on a device we have not seen before: ${device}.`,
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: () => 'Your account has a new password, and every device was signed out.',
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    text: () => 'Your account now uses another e-mail address. Mails no longer come to this one.',
  },
  'session-copied': {
    subject: 'A device was signed out',
    text: () =>
      'One of your sessions was used from two places, as if somebody had copied it. For your safety we ended it.',
  },
  'deletion-asked': {
    subject: 'Your account will be deleted',
    text: (at) =>
      `As you asked, your account and what it holds will be erased on ${new Intl.DateTimeFormat('en-IN', {
        dateStyle: 'long',
        timeZone: 'Asia/Kolkata',
      }).format(new Date(at))}. Until then you can sign in and keep it. Invoices are kept as the law asks.`,
  },
};

/** To the owner of an account: what happened to it, and what to do if it was not them. */
export const accountNews = ({
  settings,
  publicUrl,
  news,
  name,
  detail,
}: Common & { news: CustomerNews; name: string; detail: string }) => {
  const { subject, text } = newsWords[news];
  return toMail(
    subject,
    <Letter title={subject} preview="If this was you, there is nothing to do." settings={settings}>
      <Text style={line}>Hello {name},</Text>
      <Text style={line}>{text(detail)}</Text>
      <Text style={line}>If this was not you, choose a new password now and write to us.</Text>
      <Press href={`${publicUrl}/forgot`}>Choose a new password</Press>
    </Letter>,
  );
};

/** To the staff. The subject carries no customer's words. */
export const helpAsked = ({ settings, publicUrl, message }: Common & { message: Message }) =>
  toMail(
    `Help request from ${message.code}`,
    <Letter title="A customer asks for help" preview={message.code} settings={settings}>
      <Text style={line}>
        {message.name} ({message.code}), {message.email}
        {message.phone ? `, +91 ${message.phone}` : ''}
      </Text>
      <Text style={{ ...line, whiteSpace: 'pre-wrap' }}>{message.text}</Text>
      <Press href={`${publicUrl}/admin/help-requests/${message.requestId}/show`}>Answer</Press>
    </Letter>,
  );

/** To the customer. */
export const helpAnswered = ({ settings, publicUrl, message }: Common & { message: Message }) =>
  toMail(
    'An answer to your request for help',
    <Letter title="Our answer" preview="We have looked into it." settings={settings}>
      <Text style={line}>Hello {message.name},</Text>
      <Text style={{ ...line, whiteSpace: 'pre-wrap' }}>{message.text}</Text>
      <Press href={`${publicUrl}/profile`}>Open your profile</Press>
    </Letter>,
  );
