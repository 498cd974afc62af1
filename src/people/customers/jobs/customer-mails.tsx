import { Text } from 'react-email';
import { dateInIndia, spokenDate } from '#kit/india/india-date.ts';
import type { CodePurpose } from '#people/sign-in/codes/code-purpose.ts';
import type { CustomerNews } from '../customer-mail.ts';
import { undoEmailPath } from '../undo-email.ts';
import type { readHelpMessage } from '#people/help/read-help-message.ts';
import { pathIn } from '#kit/language/language.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { Voice } from '#kit/language/voice.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { hello, Letter, line, Press } from '#kit/mails/letter.tsx';
import { officePath, showPath } from '#kit/screen-paths.ts';

type Common = { settings: SiteSettings; publicUrl: string };
type Message = NonNullable<Awaited<ReturnType<typeof readHelpMessage>>>;

const signUpWords = {
  subject: /*i18n*/ 'Your sign-up code',
  text: /*i18n*/ 'Enter this code to open your account.',
};
const codeWords: Record<CodePurpose, { subject: string; text: string }> = {
  'sign-up': signUpWords,
  register: signUpWords,
  reset: {
    subject: /*i18n*/ 'Your password reset code',
    text: /*i18n*/ 'Enter this code to choose a new password.',
  },
  'change-email': {
    subject: /*i18n*/ 'Your confirmation code',
    text: /*i18n*/ 'Enter this code to use this address for your account.',
  },
  'step-up': {
    subject: /*i18n*/ 'Your confirmation code',
    text: /*i18n*/ 'Enter this code to confirm that it is you.',
  },
  quotation: {
    subject: /*i18n*/ 'Your code for the quotation',
    text: /*i18n*/ 'Enter this code to answer our quotation.',
  },
};

/** One-time code. Its subject does not carry it: lock screens show subjects. */
export function codeFor({
  settings,
  purpose,
  code,
  voice,
}: {
  settings: SiteSettings;
  purpose: CodePurpose;
  code: string;
  voice: Voice;
}) {
  const { say } = voice;
  const [subject, text] = [say(codeWords[purpose].subject), say(codeWords[purpose].text)];
  return toMail(
    subject,
    <Letter title={subject} preview={text} settings={settings} voice={voice}>
      <Text style={line}>{text}</Text>
      <Text style={{ ...line, fontSize: '32px', fontWeight: 700, letterSpacing: '6px', lineHeight: '40px' }}>
        {code}
      </Text>
      <Text style={{ ...line, margin: 0 }}>
        {say(
          /*i18n*/ 'It works once, for ten minutes. We never ask for it by phone. If you did not ask for it, do nothing.',
        )}
      </Text>
    </Letter>,
  );
}

/** To the owner of an account whose address somebody tried to sign up with. */
export function alreadyHere({ settings, publicUrl, voice }: Common & { voice: Voice }) {
  const { say, language } = voice;
  const title = say(/*i18n*/ 'You already have an account');
  return toMail(
    title,
    <Letter title={title} preview={say(/*i18n*/ 'No new one was made.')} settings={settings} voice={voice}>
      <Text style={line}>
        {say(
          /*i18n*/ 'Somebody, perhaps you, tried to use this address for an account. It already has one, which stays as it is. Sign in with your password, or choose a new one there.',
        )}
      </Text>
      <Press href={publicUrl + pathIn('/login', language)}>{say(/*i18n*/ 'Sign in')}</Press>
    </Letter>,
  );
}

type NewsWords = { subject: string; text: (detail: string, voice: Voice) => string };
const newsWords: Record<CustomerNews, NewsWords> = {
  'new-device': {
    subject: /*i18n*/ 'A new sign-in to your account',
    text: (device, { say }) =>
      say(/*i18n*/ 'Your account was opened on a device we have not seen before: {device}.', { device }),
  },
  'password-changed': {
    subject: /*i18n*/ 'Your password was changed',
    text: (_, { say }) => say(/*i18n*/ 'Your account has a new password, and every device was signed out.'),
  },
  'email-changed': {
    subject: /*i18n*/ 'Your e-mail address was changed',
    text: (_, { say }) =>
      say(/*i18n*/ 'Your account now uses another e-mail address. Mails no longer come to this one.'),
  },
  'session-copied': {
    subject: /*i18n*/ 'A device was signed out',
    text: (_, { say }) =>
      say(
        /*i18n*/ 'One of your sessions was used from two places, as if somebody had copied it. For your safety we ended it.',
      ),
  },
  'deletion-asked': {
    subject: /*i18n*/ 'Your account will be deleted',
    text: (at, { say, language }) =>
      say(
        /*i18n*/ 'As you asked, your account and what it holds will be erased on {day}. Until then you can sign in and keep it. Invoices are kept as the law asks.',
        { day: spokenDate(dateInIndia(new Date(at)), language) },
      ),
  },
};

/** To the owner of an account: what happened to it, and what to do if it was not them. */
export function accountNews({
  settings,
  publicUrl,
  news,
  name,
  detail,
  voice,
}: Common & { news: CustomerNews; name: string; detail: string; voice: Voice }) {
  const { say, language } = voice;
  const subject = say(newsWords[news].subject);
  return toMail(
    subject,
    <Letter
      title={subject}
      preview={say(/*i18n*/ 'If this was you, there is nothing to do.')}
      settings={settings}
      voice={voice}
    >
      <Text style={line}>{hello(name, voice)}</Text>
      <Text style={line}>{newsWords[news].text(detail, voice)}</Text>
      {news === 'email-changed' ? (
        <>
          <Text style={line}>
            {say(
              /*i18n*/ 'If this was not you, take it back within 72 hours: the account gets this address again, every device is signed out, and you choose a new password.',
            )}
          </Text>
          <Press href={publicUrl + pathIn(undoEmailPath(detail), language)}>
            {say(/*i18n*/ 'Undo and lock the account')}
          </Press>
        </>
      ) : (
        <>
          <Text style={line}>
            {say(/*i18n*/ 'If this was not you, choose a new password now and write to us.')}
          </Text>
          <Press href={publicUrl + pathIn('/forgot', language)}>
            {say(/*i18n*/ 'Choose a new password')}
          </Press>
        </>
      )}
    </Letter>,
  );
}

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
      <Press href={publicUrl + officePath(showPath('help-requests', message.requestId))}>Answer</Press>
    </Letter>,
  );

/** To the customer. */
export const helpAnswered = ({
  settings,
  publicUrl,
  message,
  voice,
}: Common & { message: Message; voice: Voice }) =>
  toMail(
    voice.say(/*i18n*/ 'An answer to your request for help'),
    <Letter
      title={voice.say(/*i18n*/ 'Our answer')}
      preview={voice.say(/*i18n*/ 'We have looked into it.')}
      settings={settings}
      voice={voice}
    >
      <Text style={line}>{hello(message.name, voice)}</Text>
      <Text style={{ ...line, whiteSpace: 'pre-wrap' }}>{message.text}</Text>
      <Press href={publicUrl + pathIn('/profile', voice.language)}>
        {voice.say(/*i18n*/ 'Open your profile')}
      </Press>
    </Letter>,
  );
