/** Where screens of the back office stand, as its own links say it. @param resource its name, as `leads` */
export const editPath = (resource: string, id: string) => `/${resource}/${encodeURIComponent(id)}`;
export const showPath = (resource: string, id: string) => `${editPath(resource, id)}/show`;
/** @param begun what the form begins with */
export const createPath = (resource: string, begun: Record<string, string>) =>
  `/${resource}/create?${new URLSearchParams(begun)}`;

/** A list that shows only some. @param filter as its screen holds it */
export const listPath = (resource: string, filter: Record<string, unknown>) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** The same from outside: on the site, in a mail. */
export const officePath = (screen: string) => `/admin${screen}`;
/** Where a call of staff is asked, for what the browser follows by itself. */
export const staffPath = (call: string) => `/staff${call}`;
