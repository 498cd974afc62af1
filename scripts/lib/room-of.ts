/** The areas of the business in their order: each knows the kit and those before it. */
export const areas = ['agency', 'people', 'catalogue', 'content', 'sales', 'money', 'desk'];
/** What composes them, or stands beside them. */
export const frames = ['adapters', 'office', 'sample', 'sandbox', 'server', 'site'];

/** What a noun's folder is furnished with: it says nothing about what is dealt with. */
const furniture = /^(wire|site|office|jobs)$/;

/**
 * The rooms that a source stands in, from the outer to the inner: `src/sales/leads/clock/office/…` → `leads`,
 * `clock`. Of what belongs to no noun it is the frame or the adapter (`server`, `pdf`); of the kit it is nothing.
 */
export function roomsOf(file: string): string[] {
  const [, area = '', ...rest] = file.split('/');
  if (area === 'kit' || rest.length === 0) return [];
  const folders = rest.slice(0, -1);
  // A page of the frame deals with what it is called after.
  if (folders[0] === 'pages' && folders.length > 1) return folders.slice(1);
  const end = folders.findIndex((folder) => furniture.test(folder));
  const rooms = end < 0 ? folders : folders.slice(0, end);
  return (frames.includes(area) && area !== 'adapters') || rooms.length === 0 ? [area] : rooms;
}

/** What a source is about: the innermost of its rooms. */
export const nounOf = (file: string): string | null => roomsOf(file).at(-1) ?? null;
