import { Text } from 'react-email';
import { projectPath } from '../../project.ts';
import type { FilesNews } from '../take-files-news.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { pathIn } from '#kit/language/language.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, hello, Letter, line, Press } from '#kit/mails/letter.tsx';

/** To a customer: which files we have given, and which versions wait for their yes. */
export function newFiles({
  news: { project, files, versions },
  settings,
  publicUrl,
  translator,
}: {
  news: FilesNews;
  settings: SiteSettings;
  publicUrl: string;
  translator: Translator;
}) {
  const { translate, language } = translator;
  const isAsking = versions.some(({ isAwaited }) => isAwaited);
  const subject = isAsking
    ? translate(/*i18n*/ 'For your approval: {title}', { title: project.title })
    : translate(/*i18n*/ 'New files: {title}', { title: project.title });
  const text = isAsking
    ? translate(/*i18n*/ 'Please look at it, and tell us whether it is right.')
    : translate(/*i18n*/ 'There is something new for you in your project.');
  return toMail(
    subject,
    <Letter title={subject} preview={text} settings={settings} translator={translator}>
      <Text style={line}>{hello(project.name, translator)}</Text>
      <Text style={line}>{text}</Text>
      {versions.map(({ step, number }) => (
        <Fact key={`${step}:${number}`} label={step}>
          {translate(/*i18n*/ 'Version {number}', { number: String(number) })}
        </Fact>
      ))}
      {files.map((name, i) => (
        // Two files may be called alike.
        <Fact key={i} label={translate(/*i18n*/ 'File')}>
          {name}
        </Fact>
      ))}
      <Press href={publicUrl + pathIn(projectPath(project.id), language)}>
        {translate(/*i18n*/ 'Open your project')}
      </Press>
    </Letter>,
  );
}
