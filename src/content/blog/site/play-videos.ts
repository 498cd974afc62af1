import { siteName, videoAt, videoFrame } from '../video.ts';

type Kept = { play?: string } | null;

/** Plays the videos of a text in their place, each when it is pressed and not before. @returns its end */
export function playVideos(text: HTMLElement): () => void {
  const links = [...text.querySelectorAll<HTMLAnchorElement>('a.video')];
  const pressed = links.find(({ href }) => href === (history.state as Kept)?.play);
  if (pressed) {
    remember(undefined);
    play(pressed);
  }
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.video');
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (wasLoadedHere()) return play(link);
    // The policy of the page that one came from knows of no videos: this one is loaded with its own.
    remember(link.href);
    location.reload();
  };
  text.addEventListener('click', onClick);
  return () => text.removeEventListener('click', onClick);
}

function play(link: HTMLAnchorElement) {
  const video = videoAt(link.href);
  if (!video) return;
  const frame = document.createElement('iframe');
  frame.className = 'video-frame';
  frame.title = link.querySelector('.video-title')?.textContent ?? '';
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.src = videoFrame(video);
  // Where the other company cannot be reached its frame stays empty: the way to it stays below.
  const way = document.createElement('a');
  way.className = 'video-way';
  way.href = link.href;
  way.rel = 'noopener';
  way.textContent = `Watch it on ${siteName(video)}`;
  link.replaceWith(frame, way);
  frame.focus();
}

/** In the entry of the history: nobody's link can set it. */
const remember = (play: string | undefined) => history.replaceState({ ...(history.state as Kept), play }, '');

const wasLoadedHere = () => {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname;
};
