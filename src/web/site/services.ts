/** The services in the order of the header's menu, with the page of each. Source: public-site §2. */
export const servicePages = [
  { name: 'Real Estate', path: '/real-estate-website-development-service' },
  { name: 'Website Development', path: '/website-development' },
  { name: 'Application Development', path: '/application-development' },
  { name: 'E-commerce Website', path: '/get-your-online-store' },
  { name: 'Google Ads', path: '/google-ads' },
  { name: 'Meta Ads', path: '/meta-ads' },
  { name: 'Digital Marketing', path: '/digital-marketing' },
] as const;

/** The enquiry form with a service already chosen. */
export const enquiryFor = (service: string) => `/enquiry?service=${encodeURIComponent(service)}`;
