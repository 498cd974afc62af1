import { redirect } from 'react-router';

/** The old name of the list leads to it. */
export const loader = () => redirect('/blog', 301);
