import { names } from '#kit/wire/names.ts';

export const helpNames = names({ code: 'student_id' });
