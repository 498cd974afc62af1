/** What an admission says where nothing is chosen. */
export const defaultLevel = 'Beginner';
export const defaultSession = 'Daily';
