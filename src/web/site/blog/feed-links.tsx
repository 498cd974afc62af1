/** Tells feed readers where our feeds are. */
export const FeedLinks = () => (
  <>
    <link rel="alternate" type="application/rss+xml" title="Blog (RSS)" href="/rss.xml" />
    <link rel="alternate" type="application/feed+json" title="Blog (JSON Feed)" href="/feed.json" />
  </>
);
