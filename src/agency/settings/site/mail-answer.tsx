import { useLingui } from '@lingui/react/macro';
import { Form, Link, useNavigation } from 'react-router';
import { PageHead } from './page-head.tsx';

/** The page behind a link in a mail: says where things stand; only its button changes them. */
export function MailAnswer({
  title,
  text,
  button,
  next,
  notice,
}: {
  title: string;
  text: string;
  button?: string;
  /** Where to go on; to the blog without. */
  next?: { to: string; text: string };
  /** Why the button has not done it. */
  notice?: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const busy = useNavigation().state !== 'idle';
  return (
    <section className="wrap py-12 md:py-20">
      <PageHead title={title} description={text} hidden />
      <h1 className="max-w-[10.8em] text-h1">{title}</h1>
      <p className="mt-5 max-w-measure text-lead text-ink-soft">{text}</p>
      {button ? (
        <Form method="post" encType="multipart/form-data" className="mt-8">
          {notice && !busy && (
            <p
              role="alert"
              className="mb-5 max-w-measure rounded-control bg-brick-tint px-4 py-3 font-semibold"
            >
              {i18n._(notice)}
            </p>
          )}
          <button type="submit" disabled={busy} className="btn btn-main">
            {button}
          </button>
        </Form>
      ) : (
        <Link to={next?.to ?? '/blog'} className="btn btn-main mt-8">
          {next?.text ?? t`To the blog`}
        </Link>
      )}
    </section>
  );
}
