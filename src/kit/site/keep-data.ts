import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * What each page exports beside its loader: when it is asked for its data again. Not where a popup closes or Back leads
 * from one place of it to another, of which the router would make a request, and without a network an error page.
 */
export const shouldRevalidate = ({
  currentUrl: from,
  nextUrl: to,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => {
  const isMoveWithin = from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash;
  return isMoveWithin && !formMethod ? false : defaultShouldRevalidate;
};
