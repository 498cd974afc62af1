import { eq } from 'drizzle-orm';
import { staffRecoveryCodes } from './second-factors.table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { newRecoveryCode } from './totp.ts';

const count = 10;

/** Puts ten fresh recovery codes in the place of those before. @returns them; only their hashes are kept */
export async function replaceRecoveryCodes({ db }: Pick<Ctx, 'db'>, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newRecoveryCode);
  await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await db
    .insert(staffRecoveryCodes)
    .values(codes.map((one) => ({ staffId, codeHash: hashToken(one.replaceAll('-', '')) })));
  return codes;
}
