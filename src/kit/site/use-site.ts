import { useRouteLoaderData } from 'react-router';
import type { loader } from '#site/layout.tsx';

/** What every page of the site may show: the agency's facts and the address the site is published at. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('site/layout');
  if (!site) throw new Error('useSite is for pages inside the site layout');
  return site;
}
