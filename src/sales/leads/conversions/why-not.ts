import { lastKey } from '#content/visits/attribution.ts';
import type { leads } from '../table.server.ts';
import { consentNeeded, type ConversionEvent, type Destination } from './conversion.ts';
import type { conversionDestinations, leadAdMarks } from './table.server.ts';

type Lead = Pick<typeof leads.$inferSelect, 'form' | 'email' | 'phoneComplete' | 'attribution'>;
type Marks = typeof leadAdMarks.$inferSelect | null;
type Account = Pick<typeof conversionDestinations.$inferSelect, 'kind' | 'ids'>;

/** Google Ads counts each event as an action of its own. */
const actions = {
  lead: 'leadActionId',
  qualified: 'qualifiedActionId',
  won: 'wonActionId',
} satisfies Record<ConversionEvent, string>;

export const actionOf = ({ ids }: Pick<Account, 'ids'>, event: ConversionEvent) => ids[actions[event]] ?? '';

/** The newest click of each network that brought them; '' where there was none. */
export function clicksOf({ attribution }: Pick<Lead, 'attribution'>) {
  const newest = (key: 'gclid' | 'gbraid' | 'wbraid' | 'fbclid') =>
    attribution[lastKey(key)] ?? attribution[key] ?? '';
  return {
    gclid: newest('gclid'),
    gbraid: newest('gbraid'),
    wbraid: newest('wbraid'),
    fbclid: newest('fbclid'),
  };
}

/** Why this is not told to this network, in words for staff; null where it is. */
export function whyNot(lead: Lead, marks: Marks, account: Account, event: ConversionEvent): string | null {
  const { kind } = account;
  if (!marks)
    return lead.form === 'outside'
      ? 'The form they left it in did not ask whether networks may be told.'
      : 'No answer about cookies came with it.';
  if (!marks[consentNeeded[kind]]) return refusedOf[kind];
  if (kind === 'ga4') return marks.gaClientId ? null : 'Google Analytics has not seen their browser.';
  if (kind === 'google-ads' && actionOf(account, event) === '')
    return 'No conversion action is set for this event.';
  const { gclid, gbraid, wbraid, fbclid } = clicksOf(lead);
  const isKnown = kind === 'meta' ? marks.fbp || marks.fbc || fbclid : gclid || gbraid || wbraid;
  return lead.email || lead.phoneComplete || isKnown ? null : 'There is nothing to know them by.';
}

const refusedOf: Record<Destination, string> = {
  meta: 'They did not agree to marketing.',
  'google-ads': 'They did not agree to marketing.',
  ga4: 'They did not agree to statistics.',
};
