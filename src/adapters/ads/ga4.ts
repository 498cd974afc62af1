import { callCarrier, refusal } from '#adapters/carrier/call-carrier.ts';
import type { AdAccount, ToldConversion } from '#kit/ports/ad-networks.ts';
import { rupees } from './told.ts';

/** The events that GA4 recommends for leads. Our own script in the browser tells none of them. */
const eventNames = { lead: 'generate_lead', qualified: 'qualify_lead', won: 'close_convert_lead' };

/**
 * GA4's Measurement Protocol. It answers 204 to whatever it gets, a wrong secret included.
 * Source: developers.google.com/analytics/devguides/collection/protocol/ga4
 */
export const createGa4 =
  (gaUrl: string) =>
  async (
    { measurementId, secret }: Extract<AdAccount, { kind: 'ga4' }>,
    { event, eventId, at, valuePaise, marks }: ToldConversion,
  ): Promise<string> => {
    const query = new URLSearchParams({ measurement_id: measurementId, api_secret: secret });
    const answer = await callCarrier(`${gaUrl}/mp/collect?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        client_id: marks.gaClientId,
        timestamp_micros: at.getTime() * 1_000,
        consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
        events: [
          {
            name: eventNames[event],
            params: {
              lead_source: 'website',
              event_id: eventId,
              ...(valuePaise !== null && { value: rupees(valuePaise), currency: 'INR' }),
            },
          },
        ],
      }),
    });
    if (answer.status >= 300) throw refusal(answer);
    return `Answered ${answer.status}`;
  };
