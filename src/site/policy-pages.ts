/** What holds between us and our customers, for the foot of every page. */
export const policyPages = [
  { name: /*i18n*/ 'Privacy policy', path: '/privacy-policy' },
  { name: /*i18n*/ 'Refund policy', path: '/refund-policy' },
  { name: /*i18n*/ 'Terms and conditions', path: '/terms-and-conditions' },
];

/** Where anybody sees, corrects and erases what is kept of them. */
export const myDataPage = { name: /*i18n*/ 'Your data', path: '/my-data' };
/** Where visitors look for a word. */
export const searchPage = { name: /*i18n*/ 'Search', path: '/search' };
/** Where customers see what works now. */
export const statusPage = { name: /*i18n*/ 'Status', path: '/status' };
