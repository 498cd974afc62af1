import { names } from '#kit/wire/names.ts';

/** A service is a center to callers. */
export const centerNames = names({ name: 'center_name', description: 'location', openHours: 'open_hours' });
