import { names } from '#kit/wire/names.ts';

/** What somebody tells of their account. */
export const accountNames = names({
  fullName: 'full_name',
  phone: 'mobile',
  photo: 'profilePic',
  code: 'otp',
});

/** A password that is forgotten, where the page sets another. */
export const newPasswordNames = names({ password: 'newPassword' });
