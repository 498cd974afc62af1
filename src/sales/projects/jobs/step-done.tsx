import { Text } from 'react-email';
import { projectPath } from '../project.ts';
import type { StepNews } from '../read-step-news.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { pathIn } from '#kit/language/language.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, hello, Letter, line, Press } from '#kit/mails/letter.tsx';

/** To a customer: which step is done, and by when the next one is promised. */
export function stepDone({
  news: { projectId, title, name, done, next },
  settings,
  publicUrl,
  translator,
}: {
  news: StepNews;
  settings: SiteSettings;
  publicUrl: string;
  translator: Translator;
}) {
  const { translate, language } = translator;
  const subject = translate(/*i18n*/ 'Step done: {step}', { step: done.title });
  const text = next
    ? translate(/*i18n*/ 'A step of your project is done. The next one has begun.')
    : translate(/*i18n*/ 'The last step of your project is done.');
  return toMail(
    subject,
    <Letter title={subject} preview={text} settings={settings} translator={translator}>
      <Text style={line}>{hello(name, translator)}</Text>
      <Text style={line}>{text}</Text>
      <Fact label={translate(/*i18n*/ 'Project')}>{title}</Fact>
      <Fact label={translate(/*i18n*/ 'Done')}>{done.title}</Fact>
      {next && (
        <Fact label={translate(/*i18n*/ 'Next')}>
          {translate(/*i18n*/ '{step}, promised for {day}', {
            step: next.title,
            day: formatDate(next.dueOn, language),
          })}
        </Fact>
      )}
      <Press href={publicUrl + pathIn(projectPath(projectId), language)}>
        {translate(/*i18n*/ 'Open your project')}
      </Press>
    </Letter>,
  );
}
