import { names } from '#kit/wire/names.ts';

/** The names of the login record; it carries `phone` a second time, as `phone`. */
export const loginNames = names({
  fullName: 'full_name',
  code: 'emplyee_ID',
  photo: 'profilePic',
  phone: 'mobile',
});
