/** Where a visitor came from, as far as the browser could tell. Every value is cut to 300 characters. */
export type Attribution = {
  referrer?: string;
  landingPage?: string;
  utmSource?: string;
  utmMedium?: string;
  utmCampaign?: string;
  utmTerm?: string;
  utmContent?: string;
  gclid?: string;
  fbclid?: string;
  wbraid?: string;
  msclkid?: string;
};
