/** `******0123`: enough for its owner to know it again. Empty stays empty. R-96 */
export const maskMobile = (mobile: string) => mobile && `******${mobile.slice(-4)}`;

/** `a***@example.com` */
export const maskEmail = (email: string) => email && email.replace(/^(.)[^@]*/, '$1***');
