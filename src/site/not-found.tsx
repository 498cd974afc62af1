import { useLingui } from '@lingui/react/macro';
import { data, Link } from 'react-router';
import { ShutterScene } from '#kit/site/pictures/shutter-scene.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { enquiryFor, servicePages } from '#catalogue/services/site/services.ts';
import { SearchField } from '#content/site-search/site/search-field.tsx';
import { ContactOptions } from '#agency/settings/site/contact-options.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** Nothing lives here: the page says so and offers the nearest thing. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  const { t, i18n } = useLingui();
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-12 py-12 md:grid-cols-[1.25fr_1fr] md:py-20">
      <PageHead title={t`Page not found`} description={t`This page does not exist.`} hidden />
      <div>
        <h1 className="max-w-[10.1em] text-h1">{t`This shutter is down`}</h1>
        <p className="mt-6 max-w-[28.2em] text-lead text-ink-soft">
          {t`There is no page at this address. It may have moved, or a letter slipped. Here is what is open.`}
        </p>
        <SearchField className="mt-6" />
        <ContactOptions enquiry="/enquiry" enquiryText={t`Send an enquiry`} />
      </div>
      <ShutterScene />
      <nav aria-labelledby="open-pages" className="md:col-span-2">
        <h2 id="open-pages" className="text-h3">
          {t`Ask about a service`}
        </h2>
        <ul className="mt-4 grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-4">
          {servicePages.map((page) => (
            <li key={page.path} className="border-b border-line">
              <Link
                to={enquiryFor(page.name)}
                className="flex min-h-14 items-center font-medium hover:underline"
              >
                {i18n._(page.name)}
              </Link>
            </li>
          ))}
          <li className="border-b border-line">
            <Link to="/enquiry" className="flex min-h-14 items-center font-medium hover:underline">
              {t`Something else`}
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
