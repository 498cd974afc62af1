import { expect, test } from 'vitest';
import { campaignsOf } from './campaign-key.ts';

test('a touch is named by whose click it was, else by its source, with its campaign; the last one beside the first', () => {
  for (const [marks, first, last] of [
    [{}, '', ''],
    [{ utmSource: 'Facebook', utmCampaign: ' Diwali   Sale ' }, 'meta/diwali sale', 'meta/diwali sale'],
    // Visits are counted without signs.
    [
      { utmSource: 'fb', utmCampaign: 'Reels | “saris” – ₹999 दिवाली' },
      'meta/reels saris 999 दिवाली',
      'meta/reels saris 999 दिवाली',
    ],
    [{ gclid: 'abc' }, 'google/', 'google/'],
    // A click's id tells more surely than a word.
    [{ utmSource: 'newsletter', utmCampaign: 'x', gclid: 'abc' }, 'google/x', 'google/x'],
    [{ utmSource: 'a/b' }, 'a-b/', 'a-b/'],
    [{ utmCampaign: 'Spring' }, '/spring', '/spring'],
    [{ gclid: 'abc', utmCampaign: '123', lastFbclid: 'xyz' }, 'google/123', 'meta/'],
    [{ landingPage: 'https://agency.example/', lastUtmSource: 'ig' }, 'meta/', 'meta/'],
  ] as const)
    expect(campaignsOf(marks)).toEqual({ first, last });
});
