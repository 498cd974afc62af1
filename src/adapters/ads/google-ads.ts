import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { callCarrier, objectOf, refusal } from '#adapters/carrier/call-carrier.ts';
import { CarrierError } from '#kit/ports/carrier-error.ts';
import type { AdAccount, ToldConversion } from '#kit/ports/ad-networks.ts';
import { rupees, sayingNothingEmpty } from './told.ts';

const scope = 'https://www.googleapis.com/auth/datamanager';
const KeyFile = z.object({ client_email: z.string(), private_key: z.string() });

/**
 * Offline conversions of Google Ads by the Data Manager API, signed in as a service account. A repeat has its
 * transactionId: it may be tried again.
 * Source: developers.google.com/data-manager/api/devguides/events/send-events ·
 * developers.google.com/identity/protocols/oauth2/service-account
 */
export function createGoogleAds(options: { googleDataUrl: string; googleTokenUrl: string }) {
  const { googleDataUrl, googleTokenUrl } = options;
  return async (account: Extract<AdAccount, { kind: 'google-ads' }>, conversion: ToldConversion) => {
    const token = await tokenFor(account.secret, googleTokenUrl);
    const answer = await callCarrier(`${googleDataUrl}/v1/events:ingest`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        destinations: [
          {
            operatingAccount: { accountType: 'GOOGLE_ADS', accountId: account.customerId },
            productDestinationId: account.actionId,
          },
        ],
        encoding: 'HEX',
        // Personal advertisements were not asked about: the words are about measuring.
        consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_DENIED' },
        events: [eventOf(conversion)],
      }),
    });
    if (answer.status >= 300) throw refusal(answer, saidIn(objectOf(answer.body)));
    return answer.body;
  };
}

function eventOf({ eventId, at, valuePaise, person, marks }: ToldConversion) {
  const identifiers = [
    ...(person.email ? [{ emailAddress: person.email }] : []),
    ...(person.phoneE164 ? [{ phoneNumber: person.phoneE164 }] : []),
  ];
  return {
    transactionId: eventId,
    eventTimestamp: at.toISOString(),
    eventSource: 'WEB',
    adIdentifiers: sayingNothingEmpty({
      gclid: marks.gclid,
      gbraid: marks.gbraid,
      wbraid: marks.wbraid,
    }),
    ...(identifiers.length > 0 && { userData: { userIdentifiers: identifiers } }),
    ...(valuePaise !== null && { conversionValue: rupees(valuePaise), currency: 'INR' }),
  };
}

/** @throws CarrierError */
async function tokenFor(keyFile: string, tokenUrl: string): Promise<string> {
  const { data } = KeyFile.safeParse(objectOf(keyFile));
  if (!data) throw new CarrierError('refused', 'The key file of the service account cannot be read.');
  const key = await importPKCS8(data.private_key, 'RS256').catch(() => {
    throw new CarrierError('refused', 'The private key of the service account cannot be read.');
  });
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(data.client_email)
    .setAudience(tokenUrl)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);
  const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
  const answer = await callCarrier(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: grant, assertion }),
  });
  const { access_token: token } = objectOf(answer.body);
  if (typeof token !== 'string') throw refusal(answer);
  return token;
}

/** `{"error":{"message":…}}`. */
const saidIn = ({ error }: Record<string, unknown>) =>
  String((Object(error) as { message?: unknown }).message ?? '');
