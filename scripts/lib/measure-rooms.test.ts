import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inOneLine, measureRooms } from './measure-rooms.ts';

const tree: Record<string, string> = {
  'src/kit/context.ts':
    "import type { Coupon } from '#money/coupons/coupon.ts';\nexport type Ctx = Coupon;\n",
  'src/money/coupons/coupon.ts': "import type { Ctx } from '#kit/context.ts';\nexport type Coupon = Ctx;\n",
  'src/money/coupons/office/resource.ts': "export const coupons = defineResource({ name: 'coupons' });\n",
  'src/money/coupons/coupon.test.ts': "import '#desk/today/today.ts';\n",
  'src/money/cart/price-cart.ts':
    "// R-7, R-8, decision 001, decision 51, docs/there.md, gone.md, coupons/coupon.ts, cart/gone.ts\nimport '../coupons/coupon.ts';\n",
  'src/office/resources.ts': "export { coupons } from '#money/coupons/office/resource.ts';\n",
  'src/office/lists.ts': "export const short = ['coupons'];\n",
  'src/desk/today/today.ts': 'export const today = 1;\n',
  'docs/decisions/001-one.md': 'As RFC 9110 says in \u00a75; the price of \u00a73.\n',
  'docs/there.md': '',
  'docs/rulings.md': '<a id="R-7"></a>\n',
};

test('a tree is measured: who must be touched, which arrows go wrong, what is cited and not there', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'rooms-'));
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const measured = measureRooms(root);
  rmSync(root, { recursive: true });

  expect(measured.features.coupon).toEqual({
    folders: ['money/coupons'],
    registers: ['src/kit/context.ts', 'src/office/lists.ts', 'src/office/resources.ts'],
  });
  expect(measured.registers).toEqual({ coupons: ['src/office/lists.ts', 'src/office/resources.ts'] });
  expect(measured.cycles).toEqual([['src/kit/context.ts', 'src/money/coupons/coupon.ts']]);
  expect(measured.upward).toEqual(['src/kit/context.ts → src/money/coupons/coupon.ts']);
  expect(measured.absent).toEqual([
    'src/money/cart/price-cart.ts: decision 51',
    'src/money/cart/price-cart.ts: R-8',
    'src/money/cart/price-cart.ts: gone.md',
    'src/money/cart/price-cart.ts: cart/gone.ts',
  ]);
  expect(measured.size).toEqual({
    files: 8,
    lines: 11,
    median: 1,
    p90: 2,
    longest: ['src/money/coupons/coupon.ts', 2],
  });
  expect(inOneLine(measured)).toBe(
    'folders of a feature + of its registers 0+0 1+2 0+0 0+0 0+0 · registers by resource 2, at most 2 · cycles 1 · upward arrows 1 · ' +
      'absent citations 4 · files of 1, 2, 2 lines · 11 lines',
  );
});
