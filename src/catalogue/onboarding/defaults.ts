/** What an admission says where nothing is chosen. Source: accounts-commerce §9 */
export const defaultLevel = 'Beginner';
export const defaultSession = 'Daily';
