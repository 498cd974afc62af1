import { useLingui } from '@lingui/react/macro';
/** Tells feed readers where our feeds are. */
export const FeedLinks = () => {
  const { t } = useLingui();
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={t`Blog (RSS)`} href="/rss.xml" />
      <link rel="alternate" type="application/feed+json" title={t`Blog (JSON Feed)`} href="/feed.json" />
    </>
  );
};
