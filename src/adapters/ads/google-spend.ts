import { callCarrier, objectOf, slowMs, type Answer } from '#adapters/carrier/call-carrier.ts';
import type { DaySpan, SpendAccount, SpendAccountFacts, ToldSpend } from '#kit/ports/ad-networks.ts';
import { CarrierError } from '#kit/ports/carrier-error.ts';

type Account = Extract<SpendAccount, { kind: 'google' }>;
/** `{ campaign: { id: '1', name: … }, metrics: { costMicros: '1200000' }, … }` */
type Row = Partial<Record<'customer' | 'campaign' | 'metrics' | 'segments', Record<string, unknown>>>;

/**
 * What campaigns cost, by the Google Ads API: one query, answered as an array of batches. Days are those of the account's
 * own time zone, money is in millionths of its currency, whole numbers are texts, a day without anything is missing.
 * Source: developers.google.com/google-ads/api/rest/common/search · …/api/rest/auth · …/api/docs/reporting/zero-metrics ·
 * …/api/docs/best-practices/understand-api-errors · developers.google.com/identity/protocols/oauth2/web-server#offline
 */
export function createGoogleSpend(options: { googleAdsUrl: string; googleTokenUrl: string }) {
  const ask = async (account: Account, query: string): Promise<Row[]> => {
    const token = await tokenFor(account, options.googleTokenUrl);
    const address = `${options.googleAdsUrl}/customers/${account.accountId}/googleAds:searchStream`;
    const answer = await orQuota(
      callCarrier(
        address,
        {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${token}`,
            'developer-token': account.developerToken,
            ...(account.managerId && { 'login-customer-id': account.managerId }),
          },
          body: JSON.stringify({ query }),
        },
        undefined,
        slowMs,
      ),
    );
    if (answer.status >= 300) throw refusedBecause(answer);
    return listOf(answer.body).flatMap((batch) => (batch.results ?? []) as Row[]);
  };
  return {
    async facts(account: Account): Promise<SpendAccountFacts> {
      const [row] = await ask(account, accountQuery);
      const text = (key: string) => String(row?.customer?.[key] ?? '');
      if (row?.customer?.manager === true)
        throw new CarrierError(
          'refused',
          'This is a manager account. Name the account that pays for the campaigns.',
        );
      return { name: text('descriptiveName'), currency: text('currencyCode'), timeZone: text('timeZone') };
    },
    spend: async (account: Account, span: DaySpan): Promise<ToldSpend[]> =>
      (await ask(account, spendQuery(span))).map(({ campaign = {}, metrics = {}, segments = {} }) => ({
        day: String(segments.date),
        campaign: String(campaign.name ?? ''),
        campaignId: String(campaign.id ?? ''),
        spendPaise: Math.round(Number(metrics.costMicros ?? 0) / 10_000),
        impressions: Number(metrics.impressions ?? 0),
        clicks: Number(metrics.clicks ?? 0),
      })),
  };
}

const accountQuery =
  'SELECT customer.descriptive_name, customer.currency_code, customer.time_zone, customer.manager FROM customer LIMIT 1';

// Of removed campaigns, too: what they cost is spent.
const spendQuery = ({ from, to }: DaySpan) =>
  `SELECT campaign.id, campaign.name, segments.date, metrics.cost_micros, metrics.impressions, metrics.clicks FROM campaign WHERE segments.date BETWEEN '${from}' AND '${to}'`;

/** @throws CarrierError */
async function tokenFor(
  { clientId, clientSecret, refreshToken }: Account,
  tokenUrl: string,
): Promise<string> {
  const answer = await callCarrier(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
    }),
  });
  const { access_token: token, error, error_description: why } = objectOf(answer.body);
  if (typeof token === 'string') return token;
  const said = `Google said: ${String(why ?? error ?? answer.status)}`;
  if (error === 'invalid_grant')
    throw new CarrierError(
      'refused',
      `The sign-in has ended or was taken back: enter a new refresh token. ${said}`,
    );
  throw new CarrierError('refused', `The client id or its secret is not right. ${said}`);
}

/** Too many calls are told by a 429 of their own. */
const orQuota = (asked: Promise<Answer>) =>
  asked.catch((error: unknown) => {
    const isQuota = error instanceof CarrierError && error.status === 429;
    throw isQuota
      ? new CarrierError('unavailable', `Google Ads has had too many calls for now. ${error.message}`)
      : error;
  });

/** What each of their faults means for whoever set it up; anything else is told in their words. */
const meanings: [code: RegExp, meaning: string][] = [
  [/DEVELOPER_TOKEN/, 'The developer token is not right, or not approved for this account.'],
  [/REQUESTED_METRICS_FOR_MANAGER/, 'This is a manager account. Name the account that pays for the campaigns.'],
  [/CUSTOMER_NOT_FOUND|CUSTOMER_NOT_ENABLED|INVALID_CUSTOMER_ID/, 'There is no such account, or it is closed.'],
  [/USER_PERMISSION_DENIED|NOT_ADS_USER/, 'Whoever signed in may not read this account. Check its number and that of its manager.'],
  [/OAUTH_TOKEN|AUTHENTICATION|UNAUTHENTICATED/, 'The sign-in has ended or was taken back: enter a new refresh token.'],
]; // prettier-ignore

/** `[{"error":{"status":…,"message":…,"details":[{"errors":[{"errorCode":{"authorizationError":"…"},"message":…}]}]}}]` */
function refusedBecause(answer: Answer): CarrierError {
  const error = Object(listOf(answer.body)[0]?.error) as {
    status?: string;
    message?: string;
    details?: unknown;
  };
  const faults = [error.details ?? []]
    .flat()
    .flatMap(
      (detail) => (Object(detail) as { errors?: { errorCode?: object; message?: string }[] }).errors ?? [],
    );
  const codes = [...faults.flatMap(({ errorCode }) => Object.values(errorCode ?? {})), error.status].join(
    ' ',
  );
  const said = faults[0]?.message ?? error.message ?? `status ${answer.status}`;
  const [, meaning] = meanings.find(([code]) => code.test(codes)) ?? [];
  return new CarrierError('refused', [meaning, `Google said: ${said}`].filter(Boolean).join(' '));
}

/** The objects of an array, or the one that stands there. */
function listOf(body: string): Record<string, unknown>[] {
  try {
    return [JSON.parse(body) as Record<string, unknown> | Record<string, unknown>[]].flat();
  } catch {
    return [];
  }
}
