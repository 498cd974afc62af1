import { createHmac } from 'node:crypto';
import { callCarrier, objectOf, refusal } from '#adapters/carrier/call-carrier.ts';
import type { AdAccount, AdNetworks, MetaKeys, ToldConversion } from '#kit/ports/ad-networks.ts';
import { rupees, sayingNothingEmpty } from './told.ts';

const leadFields =
  'id,created_time,ad_id,ad_name,campaign_id,campaign_name,form_id,platform,field_data,custom_disclaimer_responses';

/** The pixel's own word for a lead, so that the two are one; the others are told by us alone. */
const eventNames = { lead: 'Lead', qualified: 'QualifiedLead', won: 'Purchase' };

/**
 * Meta's Graph API, as far as leads and conversions need it. Either may always be tried again: a conversion has its id.
 * Source: developers.facebook.com/docs/marketing-api/guides/lead-ads/retrieving, …/conversions-api/parameters,
 * …/graph-api/guides/secure-requests
 */
export function createMeta(graphUrl: string) {
  const answered = async (path: string, init: RequestInit) => {
    const answer = await callCarrier(`${graphUrl}/${path}`, init);
    const body = objectOf(answer.body);
    if (answer.status >= 300) throw refusal(answer, saidIn(body));
    return { body, text: answer.body };
  };
  const read = async (path: string, fields: string, { pageToken, appSecret }: MetaKeys) => {
    const proof = createHmac('sha256', appSecret).update(pageToken).digest('hex');
    const query = new URLSearchParams({ fields, appsecret_proof: proof });
    const headers = { Authorization: `Bearer ${pageToken}` };
    return (await answered(`${path}?${query}`, { headers })).body;
  };
  const leads: Pick<AdNetworks, 'readMetaLead' | 'nameOfMetaPage'> = {
    readMetaLead: ({ leadgenId, ...keys }) => read(encodeURIComponent(leadgenId), leadFields, keys),
    nameOfMetaPage: async (keys) => String((await read('me', 'id,name', keys)).name ?? ''),
  };
  return {
    leads,
    async tell({ pixelId, secret }: Extract<AdAccount, { kind: 'meta' }>, conversion: ToldConversion) {
      const { text } = await answered(`${pixelId}/events`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        // The token in the body: an address is written into logs.
        body: JSON.stringify({ data: [eventOf(conversion)], access_token: secret }),
      });
      return text;
    },
  };
}

function eventOf({ event, eventId, at, valuePaise, person, marks }: ToldConversion) {
  const isOnSite = event === 'lead' && marks.pageUrl !== '' && marks.userAgent !== '';
  return {
    event_name: eventNames[event],
    event_time: Math.floor(at.getTime() / 1_000),
    event_id: eventId,
    action_source: isOnSite ? 'website' : 'system_generated',
    ...(isOnSite && { event_source_url: marks.pageUrl }),
    user_data: {
      ...(person.email && { em: [person.email] }),
      ...(person.phoneDigits && { ph: [person.phoneDigits] }),
      ...sayingNothingEmpty({
        fbp: marks.fbp,
        fbc: marks.fbc,
        client_user_agent: isOnSite ? marks.userAgent : '',
      }),
    },
    custom_data: {
      ...(isOnSite ? {} : { event_source: 'crm', lead_event_source: 'Nirmaan' }),
      ...(valuePaise !== null && { value: rupees(valuePaise), currency: 'INR' }),
    },
  };
}

/** What they say is wrong: `{"error":{"message":…}}`. */
const saidIn = ({ error }: Record<string, unknown>) => {
  const { message } = Object(error) as { message?: unknown };
  return typeof message === 'string' ? message : '';
};
