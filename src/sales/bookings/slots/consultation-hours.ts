/** No consultation begins outside these times, whatever the weekly hours say. */
export const firstStart = '11:00';
export const lastStart = '17:00';
export const timeMessage = /*i18n*/ 'Select a time from 11 AM to 5 PM';
