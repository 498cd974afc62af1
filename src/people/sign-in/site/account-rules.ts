export const badEmail = /*i18n*/ 'Invalid email format, must contain "@" and a domain';
export const shortPassword = /*i18n*/ 'Password should be at least 8 characters long.';
export const incompleteCode = /*i18n*/ 'Enter complete 6-digit OTP';

/** What a mail could be sent to; the server judges again. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());

/** As the server wants them. */
export const isLongEnough = (password: string) => password.length >= 8;
