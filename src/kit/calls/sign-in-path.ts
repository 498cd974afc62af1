/** The sign-in, which leads to `next` afterwards. @param next path of a page in English, with its query */
export const signInPath = (next: string) => `/login?next=${encodeURIComponent(next)}`;
