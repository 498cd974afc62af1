/** A video of another company's; `id` is its own name there. */
export type Video = { site: 'youtube' | 'vimeo'; id: string };

const sites = {
  youtube: {
    name: 'YouTube',
    id: /^[\w-]{11}$/,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
    // The address that sets no cookie before it plays.
    frame: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  vimeo: {
    name: 'Vimeo',
    // With its key behind it where it is not listed.
    id: /^\d{6,12}(?:\/[0-9a-f]{6,20})?$/,
    page: (id: string) => `https://vimeo.com/${id}`,
    frame: (id: string) => {
      const [number, key] = id.split('/');
      return `https://player.vimeo.com/video/${number}?dnt=1&autoplay=1${key ? `&h=${key}` : ''}`;
    },
  },
} satisfies Record<Video['site'], unknown>;

/** From where frames of videos come: nothing else may be framed for them. */
export const videoFrames = 'https://www.youtube-nocookie.com https://player.vimeo.com';

export const siteName = ({ site }: Video) => sites[site].name;
export const videoPage = ({ site, id }: Video) => sites[site].page(id);
export const videoFrame = ({ site, id }: Video) => sites[site].frame(id);

/** The same if it is one, of whatever shape. */
export function asVideo(site: unknown, id: unknown): Video | null {
  const isOne = (site === 'youtube' || site === 'vimeo') && typeof id === 'string' && sites[site].id.test(id);
  return isOne ? { site, id } : null;
}

/** The video that one sees at an address; null where it is none that can be played here. */
export function videoAt(address: string): Video | null {
  const url = /^https?:\/\//i.test(address) && readUrl(address);
  if (!url) return null;
  const { hostname, pathname, searchParams } = url;
  const host = hostname.replace(/^(?:www|m)\./, '');
  const [first = '', second = '', third] = pathname.split('/').slice(1);
  if (host === 'youtu.be') return asVideo('youtube', first);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const isNamed = ['embed', 'shorts', 'live'].includes(first);
    return asVideo('youtube', isNamed ? second : first === 'watch' && searchParams.get('v'));
  }
  const key = searchParams.get('h');
  if (host === 'player.vimeo.com' && first === 'video')
    return asVideo('vimeo', key ? `${second}/${key}` : second);
  if (host === 'vimeo.com' && !third) return asVideo('vimeo', second ? `${first}/${second}` : first);
  return null;
}

/** As phones of 2023 can: they have no `URL.canParse`. */
function readUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
