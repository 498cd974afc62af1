/**
 * Sentences with places that the domain hands over finished: its English is the wire's, to the letter. They are taken
 * apart again to be said in another language.
 */
export const sentencesWithPlaces = [
  /*i18n*/ '{what} was not found.',
  /*i18n*/ 'Use at most {count} characters',
  /*i18n*/ 'Use at least {count} characters',
  /*i18n*/ 'Enter at most {count}',
  /*i18n*/ 'Enter at least {count}',
  /*i18n*/ 'Choose at most {count}',
  /*i18n*/ 'Choose at least {count}',
  /*i18n*/ 'This is not known here: {what}',
  /*i18n*/ 'Please use at most {count} characters',
  /*i18n*/ 'Please wait {seconds} seconds before you ask for another code.',
  /*i18n*/ 'You have {count} addresses. Please remove one first.',
  /*i18n*/ 'You have saved {count} posts already. Remove one first.',
  /*i18n*/ 'This number already has {count} appointments. Please call us.',
  /*i18n*/ 'We are closed on this day: {reason}',
  /*i18n*/ 'It could be changed online until {when}. Please call us, we will find a way.',
  /*i18n*/ 'Choose a date at least {days} days after today',
  /*i18n*/ 'Choose a date within the next {days} days',
  /*i18n*/ 'This slot was just taken… Free next: {times}.',
  /*i18n*/ 'This quotation is addressed to {email}. Sign in with that address to pay it.',
  /*i18n*/ '{amount} off, kept for you for {minutes} minutes.',
  /*i18n*/ '{title} added to cart!',
];
