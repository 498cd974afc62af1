import { plainCampaign } from '#content/visits/campaign-key.ts';
import type { SpendPlatform } from './spend.ts';

type Campaign = { id: string; platform: SpendPlatform; externalId: string; plainName: string };

/**
 * Finds the campaign that visits mean by their key: by what staff have said of that key, else by its id or its name on the
 * same platform; where no source was said, by a name that only one campaign has.
 * @returns the campaign's id, or null
 */
export function createMatcher(
  campaigns: Campaign[],
  words: { key: string; campaignId: string }[],
): (key: string) => string | null {
  const said = new Map(words.map(({ key, campaignId }) => [key, campaignId]));
  const known = Map.groupBy(
    campaigns.flatMap(({ id, platform, externalId, plainName }) =>
      [...new Set([plainName, plainCampaign(externalId)])]
        .filter(Boolean)
        .flatMap((name) => [`${platform}/${name}`, `/${name}`].map((key) => ({ key, id }))),
    ),
    ({ key }) => key,
  );
  return (key) => {
    const found = known.get(key) ?? [];
    const [only] = found;
    return said.get(key) ?? (only && found.length === 1 ? only.id : null);
  };
}
