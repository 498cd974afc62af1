import { useLocation } from 'react-router';
import { plainPath } from '#kit/language/language.ts';

/** Whether what is shown is a draft, for whoever was given its link. */
export const usePreview = () => plainPath(useLocation().pathname).startsWith('/preview/');
