import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { createTestDb } from '#kit/test-db.ts';
import { seedOnce } from './seed-once.ts';

test('what the owner has taken away comes back by no further start of the same version', async () => {
  const { db, close } = await createTestDb('seeded');
  const folder = await mkdtemp(join(tmpdir(), 'nirmaan-build-'));
  const built = join(folder, 'index.js');
  const samples = () => db.$count(benefits, eq(benefits.isSample, true));
  try {
    await writeFile(built, 'one');
    await db.delete(benefits);
    await seedOnce(db, built);
    expect(await samples(), 'the first start brings what is missing').toBeGreaterThan(0);
    await db.delete(benefits);
    await seedOnce(db, built);
    expect(await samples()).toBe(0);
    await writeFile(built, 'two');
    await seedOnce(db, built);
    expect(await samples(), 'another version brings it as well').toBeGreaterThan(0);
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
});
