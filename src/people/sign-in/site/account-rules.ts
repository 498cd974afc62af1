export const badEmail = /*i18n*/ 'Invalid email format, must contain "@" and a domain';
export const shortPassword = /*i18n*/ 'Password should be at least 8 characters long.';
export const incompleteCode = /*i18n*/ 'Enter complete 6-digit OTP';

// As the server has it. No page carries what that judges with.
const mail = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** What a mail could be sent to; the server judges again. */
export const isEmail = (text: string) => mail.test(text.trim());

/** As the server wants them. */
export const isLongEnough = (password: string) => password.length >= 8;
