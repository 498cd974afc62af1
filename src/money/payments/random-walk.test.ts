import { expect, test } from 'vitest';
import { fulfilments } from './table.server.ts';
import { booksInShort, comeToRest, expectBooksToAgree } from './test-walk-end.ts';
import { takeSteps } from './test-walk-steps.ts';
import { openWalk } from './test-walk.ts';

const steps = 1_000;
// Each database walks another way, so that a run takes two thousand steps.
const seed = Number(
  process.env.WALK_SEED ?? (process.env.TEST_BACKEND === 'postgres' ? 20_261_122 : 20_261_121),
);

test(`a walk of ${steps} random steps (WALK_SEED=${seed}): nobody is charged without goods or their money back, nobody served without payment, and our totals are the gateway's`, async () => {
  const walk = await openWalk(seed);
  try {
    const { names, taken } = await takeSteps(walk, steps);
    await comeToRest(walk);
    await expectBooksToAgree(walk);
    const paid = await walk.db.select().from(fulfilments);
    // A walk that never got anywhere would prove nothing.
    expect(paid.length).toBeGreaterThan(25);
    expect(new Set(taken)).toEqual(new Set(names));
  } finally {
    await walk.close();
  }
}, 240_000);

async function shortWalk(of: number) {
  const walk = await openWalk(of);
  try {
    const { came } = await takeSteps(walk, 60);
    const onTheWay = await booksInShort(walk);
    await comeToRest(walk);
    return { came, onTheWay, atRest: await booksInShort(walk) };
  } finally {
    await walk.close();
  }
}

test('the same seed takes the same steps to the same books; another seed does not', async () => {
  const first = await shortWalk(seed);
  expect(await shortWalk(seed)).toEqual(first);
  expect(await shortWalk(seed + 1)).not.toEqual(first);
});
