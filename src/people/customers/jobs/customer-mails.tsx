import { Text } from 'react-email';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import type { CodePurpose } from '#people/sign-in/codes/code-purpose.ts';
import type { AccountChange } from '../customer-mail.ts';
import { undoEmailPath } from '../undo-email.ts';
import type { readHelpMessage } from '#people/help/read-help-message.ts';
import { pathIn } from '#kit/language/language.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { Translator } from '#kit/language/translator.ts';
import { colours } from '#kit/mails/colours.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { hello, Letter, line, Lines, Press, Quoted } from '#kit/mails/letter.tsx';
import { officePath, showPath } from '#kit/screen-paths.ts';
import { deviceOf } from '#people/sessions/device-name.ts';

type Common = { settings: SiteSettings; publicUrl: string };
type Message = NonNullable<Awaited<ReturnType<typeof readHelpMessage>>>;

const signUpTexts = {
  subject: /*i18n*/ 'Your sign-up code',
  text: /*i18n*/ 'Enter this code to open your account.',
};
const codeTexts: Record<CodePurpose, { subject: string; text: string }> = {
  'sign-up': signUpTexts,
  register: signUpTexts,
  reset: {
    subject: /*i18n*/ 'Your password reset code',
    text: /*i18n*/ 'Enter this code to choose a new password.',
  },
  'change-email': {
    subject: /*i18n*/ 'Your confirmation code',
    text: /*i18n*/ 'Enter this code to use this address for your account.',
  },
  'staff-email': {
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
  'my-data': {
    subject: /*i18n*/ 'Your code to see your data',
    text: /*i18n*/ 'Enter this code to see what we keep of you, to correct it or to have it erased.',
  },
};

const codeStyle = {
  backgroundColor: colours.paper,
  borderRadius: '8px',
  fontSize: '32px',
  fontWeight: 700,
  letterSpacing: '6px',
  lineHeight: '40px',
  margin: '0 0 14px',
  padding: '14px',
  textAlign: 'center' as const,
};

/** One-time code. Its subject does not carry it: lock screens show subjects. */
export function codeFor({
  settings,
  purpose,
  code,
  translator,
}: {
  settings: SiteSettings;
  purpose: CodePurpose;
  code: string;
  translator: Translator;
}) {
  const { translate } = translator;
  const [subject, text] = [translate(codeTexts[purpose].subject), translate(codeTexts[purpose].text)];
  return toMail(
    subject,
    <Letter title={subject} preview={text} settings={settings} translator={translator}>
      <Text style={line}>{text}</Text>
      <Text className="paper" style={codeStyle}>
        {code}
      </Text>
      <Text style={{ ...line, margin: 0 }}>
        {translate(
          /*i18n*/ 'It works once, for ten minutes. We never ask for it by phone. If you did not ask for it, do nothing.',
        )}
      </Text>
    </Letter>,
  );
}

/** To the owner of an account whose address somebody tried to sign up with. */
export function alreadyHere({ settings, publicUrl, translator }: Common & { translator: Translator }) {
  const { translate, language } = translator;
  const title = translate(/*i18n*/ 'You already have an account');
  return toMail(
    title,
    <Letter
      title={title}
      preview={translate(/*i18n*/ 'No new one was made.')}
      settings={settings}
      translator={translator}
    >
      <Text style={line}>
        {translate(
          /*i18n*/ 'Somebody, perhaps you, tried to use this address for an account. It already has one, which stays as it is. Sign in with your password, or choose a new one there.',
        )}
      </Text>
      <Press href={publicUrl + pathIn('/login', language)}>{translate(/*i18n*/ 'Sign in')}</Press>
    </Letter>,
  );
}

/** As the profile calls the device; a program that we do not know in its own words. */
function deviceWords(agent: string, { translate }: Translator): string {
  const { browser, system } = deviceOf(agent);
  if (browser && system)
    return translate(/*i18n*/ '{browser} on {system}', { browser, system: translate(system) });
  return browser ?? agent;
}

type ChangeTexts = { subject: string; text: (detail: string, translator: Translator) => string };
const changeTexts: Record<AccountChange, ChangeTexts> = {
  'new-device': {
    subject: /*i18n*/ 'A new sign-in to your account',
    text: (agent, translator) =>
      translator.translate(
        /*i18n*/ 'Your account was opened on a device we have not seen before: {device}.',
        {
          device: deviceWords(agent, translator),
        },
      ),
  },
  'password-changed': {
    subject: /*i18n*/ 'Your password was changed',
    text: (_, { translate }) =>
      translate(/*i18n*/ 'Your account has a new password, and every device was signed out.'),
  },
  'email-changed': {
    subject: /*i18n*/ 'Your e-mail address was changed',
    text: (_, { translate }) =>
      translate(/*i18n*/ 'Your account now uses another e-mail address. Mails no longer come to this one.'),
  },
  'session-copied': {
    subject: /*i18n*/ 'A device was signed out',
    text: (_, { translate }) =>
      translate(
        /*i18n*/ 'One of your sessions was used from two places, as if somebody had copied it. For your safety we ended it.',
      ),
  },
  'deletion-asked': {
    subject: /*i18n*/ 'Your account will be deleted',
    text: (at, { translate, language }) =>
      translate(
        /*i18n*/ 'As you asked, your account and what it holds will be erased on {day}. Until then you can sign in and keep it. Invoices are kept as the law asks.',
        { day: formatDate(dateInIndia(new Date(at)), language) },
      ),
  },
};

/** To the owner of an account: what happened to it, and what to do if it was not them. */
export function accountChanged({
  settings,
  publicUrl,
  news,
  name,
  detail,
  translator,
}: Common & { news: AccountChange; name: string; detail: string; translator: Translator }) {
  const { translate, language } = translator;
  const subject = translate(changeTexts[news].subject);
  return toMail(
    subject,
    <Letter
      title={subject}
      preview={translate(/*i18n*/ 'If this was you, there is nothing to do.')}
      settings={settings}
      translator={translator}
    >
      <Text style={line}>{hello(name, translator)}</Text>
      <Text style={line}>{changeTexts[news].text(detail, translator)}</Text>
      {news === 'email-changed' ? (
        <>
          <Text style={line}>
            {translate(
              /*i18n*/ 'If this was not you, take it back within 72 hours: the account gets this address again, every device is signed out, and you choose a new password.',
            )}
          </Text>
          <Press href={publicUrl + pathIn(undoEmailPath(detail), language)}>
            {translate(/*i18n*/ 'Undo and lock the account')}
          </Press>
        </>
      ) : (
        <>
          <Text style={line}>
            {translate(/*i18n*/ 'If this was not you, choose a new password now and write to us.')}
          </Text>
          <Press href={publicUrl + pathIn('/forgot', language)}>
            {translate(/*i18n*/ 'Choose a new password')}
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
      <Quoted>{message.text}</Quoted>
      <Press href={publicUrl + officePath(showPath('help-requests', message.requestId))}>Answer</Press>
    </Letter>,
  );

/** To the customer. */
export const helpAnswered = ({
  settings,
  publicUrl,
  message,
  translator,
}: Common & { message: Message; translator: Translator }) =>
  toMail(
    translator.translate(/*i18n*/ 'An answer to your request for help'),
    <Letter
      title={translator.translate(/*i18n*/ 'Our answer')}
      preview={translator.translate(/*i18n*/ 'We have looked into it.')}
      settings={settings}
      translator={translator}
    >
      <Text style={line}>{hello(message.name, translator)}</Text>
      <Text style={line}>
        <Lines text={message.text} />
      </Text>
      <Press href={publicUrl + pathIn('/profile', translator.language)}>
        {translator.translate(/*i18n*/ 'Open your profile')}
      </Press>
    </Letter>,
  );
