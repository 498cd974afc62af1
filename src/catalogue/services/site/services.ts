/** The services in the order of the header's menu, with the page of each. Enquiries carry the English name. */
export const servicePages = [
  { name: /*i18n*/ 'Real Estate', path: '/real-estate-website-development-service' },
  { name: /*i18n*/ 'Website Development', path: '/website-development' },
  { name: /*i18n*/ 'Application Development', path: '/application-development' },
  { name: /*i18n*/ 'E-commerce Website', path: '/get-your-online-store', alias: '/web-store' },
  { name: /*i18n*/ 'Google Ads', path: '/google-ads' },
  { name: /*i18n*/ 'Meta Ads', path: '/meta-ads' },
  { name: /*i18n*/ 'Digital Marketing', path: '/digital-marketing' },
] as const;

/** The enquiry form with a service already chosen. */
export const enquiryFor = (service: string) => `/enquiry?service=${encodeURIComponent(service)}`;

/** The service that a page is about. @param pathname in any case, as the site answers to it */
export const serviceAt = (pathname: string): string | null => {
  const asked = pathname.toLowerCase();
  return (
    servicePages.find((page) => page.path === asked || ('alias' in page && page.alias === asked))?.name ??
    null
  );
};
