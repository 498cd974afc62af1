/**
 * Where a link of a letter leads first: it is counted, and leads on to what was written down for it.
 * @param mark names whoever allowed to be counted by name
 */
export const linkCall = (link: string, mark: string | null) =>
  `/api/newsletter/links/${link}${mark ? `/${mark}` : ''}`;

/** The picture of one point that tells that a letter was opened. */
export const openedCall = (letterId: string, mark: string) => `/api/newsletter/opened/${letterId}/${mark}`;
