// `npm run owner-password [E-MAIL]`: gives an owner who forgot a new password, and takes a lost second factor off. Run by whoever runs the server.
import { randomBytes } from 'node:crypto';
import { createPasswords } from '#kit/secrets/password.ts';
import { resetOwnerPassword } from '#agency/staff/reset-owner-password.ts';
import { inDatabase, inPlace, refuseMissing } from './lib/backup.ts';

await inPlace(async (place) => {
  const email = process.argv[2] ?? process.env.OWNER_EMAIL ?? 'owner@example.com';
  const password = randomBytes(12).toString('base64url');
  refuseMissing(place);
  await inDatabase(place, async (database) => {
    await database.migrate();
    const request = { id: 'npm run owner-password', ip: '', userAgent: '' };
    await resetOwnerPassword(
      { db: database.db, actor: { kind: 'system' }, request, passwords: createPasswords() },
      { email, password },
    );
  });
  return `${email} signs in with ${password} from now on. The second step is off, and all sessions of this owner have ended.`;
});
