import { expect, test } from 'vitest';
import { videoAt, videoFrame, videoPage } from './video.ts';

test('addresses of YouTube and Vimeo are known in all their spellings, and no other', () => {
  for (const address of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'http://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])
    expect(videoAt(address)).toEqual({ site: 'youtube', id: 'dQw4w9WgXcQ' });
  expect(videoAt('https://vimeo.com/76979871')).toEqual({ site: 'vimeo', id: '76979871' });
  const unlisted = { site: 'vimeo', id: '76979871/0a1b2c3d4e' } as const;
  for (const address of [
    'https://vimeo.com/76979871/0a1b2c3d4e',
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e',
  ])
    expect(videoAt(address)).toEqual(unlisted);
  expect(videoAt(videoPage(unlisted))).toEqual(unlisted);
  expect(videoFrame(unlisted)).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=0a1b2c3d4e');
  for (const address of [
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload=x',
    'https://www.youtube.com/@channel',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/76979871/../../x',
    'youtu.be/dQw4w9WgXcQ',
    '',
  ])
    expect(videoAt(address)).toBeNull();
});
