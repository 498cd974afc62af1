import { names } from '#kit/wire/names.ts';

export const appointmentNames = names({ place: 'address', origin: 'dob' });
