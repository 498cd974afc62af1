import { useLingui } from '@lingui/react/macro';
import { blogFeeds, type FeedPaths } from '../feed-paths.ts';

/** Tells feed readers where our feeds are. @param of what the page belongs to, where that has feeds of its own */
export const FeedLinks = ({ of }: { of?: { name: string; feeds: FeedPaths } | undefined }) => {
  const { t } = useLingui();
  const name = of?.name;
  return (
    <>
      {name && (
        <>
          <link
            rel="alternate"
            type="application/rss+xml"
            title={t`Blog: ${name} (RSS)`}
            href={of.feeds.rss}
          />
          <link
            rel="alternate"
            type="application/feed+json"
            title={t`Blog: ${name} (JSON Feed)`}
            href={of.feeds.json}
          />
        </>
      )}
      <link rel="alternate" type="application/rss+xml" title={t`Blog (RSS)`} href={blogFeeds.rss} />
      <link rel="alternate" type="application/feed+json" title={t`Blog (JSON Feed)`} href={blogFeeds.json} />
    </>
  );
};
