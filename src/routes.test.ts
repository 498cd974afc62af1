import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';
import { shouldRevalidate } from '#kit/site/keep-data.ts';

const filesOf = ({ file, children = [] }: RouteConfigEntry): string[] => [file, ...children.flatMap(filesOf)];
const read = (file: string) => readFileSync(fileURLToPath(new URL(`./${file}`, import.meta.url)), 'utf8');

test('every page that loads data keeps them when a popup over it closes, and asks for them anew otherwise', async () => {
  const files = new Set((await routes).flatMap(filesOf));
  const loading = [...files].filter((file) => {
    const text = read(file);
    return /^export default /m.test(text) && /^export (async function|function|const) loader\b/m.test(text);
  });
  expect(loading.length).toBeGreaterThan(50);
  expect(loading.filter((file) => !/^export .*\bshouldRevalidate\b/m.test(read(file)))).toEqual([]);

  const asked = (from: string, to: string, formMethod?: 'POST') =>
    shouldRevalidate({
      currentUrl: new URL(from, 'https://x.example'),
      nextUrl: new URL(to, 'https://x.example'),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
      ...(formMethod && { formMethod }),
    });
  expect(asked('/service-plan#plan-1-month', '/service-plan')).toBe(false);
  expect(asked('/service-plan', '/service-plan')).toBe(true);
  expect(asked('/search?q=a#top', '/search?q=b')).toBe(true);
  expect(asked('/contact#form', '/contact', 'POST')).toBe(true);
});
