import { redirect } from 'react-router';

/** decision 58 */
export const loader = () => redirect('/blog', 301);
