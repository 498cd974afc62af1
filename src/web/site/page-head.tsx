import { useSite } from './use-site.ts';

/** Title, description, canonical address and Open Graph text of one page. `path` is the page's first name (decision 3). */
export function PageHead({
  title,
  description,
  path,
  hidden,
}: {
  title: string;
  description: string;
  path?: string;
  /** Not for search engines. */
  hidden?: boolean;
}) {
  const { settings, publicUrl } = useSite();
  const full = title.includes(settings.brand) ? title : `${title} · ${settings.brand}`;
  const address = path && `${publicUrl}${path === '/' ? '' : path}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={settings.brand} />
      <meta property="og:locale" content="en_IN" />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={`${publicUrl}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
