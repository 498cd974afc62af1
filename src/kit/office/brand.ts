/** What the agency is called. The server writes it into the page. */
export const brand = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';
export const officeName = `${brand} back office`;
