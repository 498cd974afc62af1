import { Text } from 'react-email';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { formatDate } from '#kit/india/india-date.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, Letter, line, Lines, Press, Quoted } from '#kit/mails/letter.tsx';
import { officePath, showPath } from '#kit/screen-paths.ts';
import type { Grievance } from '../read-grievance.ts';

/** To whoever asked. */
export function grievanceAnswered({
  grievance,
  settings,
  translator,
}: {
  grievance: Grievance;
  settings: SiteSettings;
  translator: Translator;
}) {
  const { translate } = translator;
  const title = translate(/*i18n*/ 'An answer about your data');
  return toMail(
    title,
    <Letter
      title={title}
      preview={translate(/*i18n*/ 'We have looked into it.')}
      settings={settings}
      translator={translator}
    >
      <Quoted label={translate(/*i18n*/ 'You wrote')}>{grievance.text}</Quoted>
      <Text style={line}>
        <Lines text={grievance.answer} />
      </Text>
      <Text style={line}>
        {translate(
          /*i18n*/ 'If this does not settle it, reply to this mail. You may then also turn to the Data Protection Board of India.',
        )}
      </Text>
    </Letter>,
  );
}

/** To the staff. The subject carries nobody's words. */
export const grievanceNotice = ({
  grievance,
  settings,
  publicUrl,
  isLate,
}: {
  grievance: Grievance;
  settings: SiteSettings;
  publicUrl: string;
  isLate: boolean;
}) => {
  const title = isLate ? 'Overdue: a request about personal data' : 'A request about personal data';
  return toMail(
    title,
    <Letter title={title} preview={`Answer by ${formatDate(grievance.dueOn)}`} settings={settings}>
      <Fact label="From">{grievance.email}</Fact>
      <Fact label="Answer by">{formatDate(grievance.dueOn)}</Fact>
      <Quoted label="In their words">{grievance.text}</Quoted>
      <Press href={publicUrl + officePath(showPath('grievances', grievance.id))}>Answer</Press>
    </Letter>,
  );
};
