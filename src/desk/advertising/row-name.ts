import type { AdvertisingRow } from './advertising.ts';

const names: Record<string, string> = { google: 'Google Ads', meta: 'Meta', microsoft: 'Microsoft' };

/** `Google Ads`; what is none of them as visits say it. */
export const platformName = (platform: string) => names[platform] ?? platform;

/** What a row is called beside its platform. */
export const rowName = ({ kind, name }: Pick<AdvertisingRow, 'kind' | 'name'>) =>
  kind === 'click' ? 'Campaign not said' : name;
