import path from 'node:path';
import { CircleAlert, Phone } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createIcon } from './create-icon.ts';

test.each([
  ['phone', Phone],
  ['circle-exclamation-point', CircleAlert],
])('the icon %s of ours is, mark for mark, the one that Lucide draws', async (name, Theirs) => {
  const file = path.resolve(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
  const { __iconData } = (await import(file)) as { __iconData: Parameters<typeof createIcon>[0] };
  const Ours = createIcon(__iconData);
  for (const looks of [{}, { className: 'size-5' }, { 'aria-hidden': true, strokeWidth: 3 }])
    expect(marks(renderToStaticMarkup(<Ours {...looks} />))).toEqual(
      marks(renderToStaticMarkup(<Theirs {...looks} />)),
    );
});

/** Attributes in the order of their names, for they come in none. */
const marks = (svg: string) => svg.split(/ (?=[\w-]+=")|(?=\/?>)/).toSorted();
