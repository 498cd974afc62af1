import { expect, test } from 'vitest';
import { languageNamed, languageOf, pathIn, plainPath } from './language.ts';

test('the first part of an address is its language, in either case, and nothing else is', () => {
  for (const path of ['/hi', '/hi/', '/hi.data', '/hi/contact-us', '/HI/contact-us', '/hi/_.data'])
    expect([path, languageOf(path)]).toEqual([path, 'hi']);
  expect(languageOf('/mr/blogs/a-post.data')).toBe('mr');
  for (const path of ['/', '/history', '/hi-there', '/blogs/hi', '/en', '/hi.png'])
    expect([path, languageOf(path)]).toEqual([path, 'en']);
});

test('an address is the same page in every language', () => {
  expect([pathIn('/contact-us', 'en'), pathIn('/contact-us', 'hi')]).toEqual([
    '/contact-us',
    '/hi/contact-us',
  ]);
  expect(['/', '/?a=1', '/#top', '/login?next=%2F'].map((path) => pathIn(path, 'mr'))).toEqual([
    '/mr',
    '/mr?a=1',
    '/mr#top',
    '/mr/login?next=%2F',
  ]);
  expect(['/hi', '/Hi/contact-us', '/contact-us', '/history'].map(plainPath)).toEqual([
    '/',
    '/contact-us',
    '/contact-us',
    '/history',
  ]);
});

test('the first of the languages named counts; what the site does not speak is English', () => {
  expect(['hi-IN', 'HI', 'mr;q=0.9, hi', 'en-IN, hi', 'fr', 'hindi', '', null].map(languageNamed)).toEqual([
    'hi',
    'hi',
    'mr',
    'en',
    'en',
    'en',
    'en',
    'en',
  ]);
});
