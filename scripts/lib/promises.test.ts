import { expect, test } from 'vitest';
import { asMarkdown, promisesOf } from './promises.ts';

const tests = {
  'src/money/coupons/wire/routes.test.ts': "test('a code is spent once', async () => {\n});\n",
  'src/money/cart/price-cart.test.ts':
    'test.each([\n  [1],\n])(\n  "a month\'s price: %s",\n  (n) => {},\n);\n',
  'src/kit/csv.test.ts': 'it(`no cell is a formula`, () => {});\n',
  'e2e/office-coupon.spec.ts': "  test('staff make a code @phone', async ({ page }) => {});\n",
  'e2e/every-page.spec.ts': "test('it\\'s light', { tag: [] }, async () => {});\n",
};

test('what tests are called is listed by area and noun, stories of the browser with the noun they are named for', () => {
  expect(asMarkdown(promisesOf(tests))).toBe(`# What the system promises, and which test proves it

## kit

- no cell is a formula (\`src/kit/csv.test.ts\`)

## money: cart

- a month's price: %s (\`src/money/cart/price-cart.test.ts\`)

## money: coupons

- staff make a code @phone (\`e2e/office-coupon.spec.ts\`)
- a code is spent once (\`src/money/coupons/wire/routes.test.ts\`)

## site

- it's light (\`e2e/every-page.spec.ts\`)
`);
});
