import { createHmac } from 'node:crypto';
import { callCarrier, objectOf, slowMs, type Answer } from '#adapters/carrier/call-carrier.ts';
import { addDays, daysBetween } from '#kit/india/india-date.ts';
import type { DaySpan, SpendAccount, SpendAccountFacts, ToldSpend } from '#kit/ports/ad-networks.ts';
import { CarrierError } from '#kit/ports/carrier-error.ts';

type Account = Extract<SpendAccount, { kind: 'meta' }>;
type Row = Record<string, unknown>;

/** More days in one call than this only make Meta give up. */
const mostDays = 31;
const perPage = 500;
const mostPages = 200;

/**
 * What campaigns cost, by the Insights of Meta's Marketing API: a row for each campaign and day of the account's own time
 * zone, by pages. What takes too long for one call is asked for in halves, which an asynchronous report would do no better.
 * Source: developers.facebook.com/docs/marketing-api/insights · …/marketing-api/insights/best-practices ·
 * …/marketing-api/insights/error-codes · …/marketing-api/overview/rate-limiting · …/graph-api/guides/secure-requests
 */
export function createMetaSpend(graphUrl: string) {
  const ask = async (account: Account, path: string, query: Record<string, string>): Promise<Row> => {
    const proof =
      account.appSecret && createHmac('sha256', account.appSecret).update(account.accessToken).digest('hex');
    const asked = new URLSearchParams({ ...query, ...(proof && { appsecret_proof: proof }) });
    const headers = { Authorization: `Bearer ${account.accessToken}` };
    const answer = await callCarrier(`${graphUrl}/${path}?${asked}`, { headers }, undefined, slowMs);
    if (answer.status >= 300) throw faultIn(answer);
    return objectOf(answer.body);
  };
  const pages = async (account: Account, { from, to }: DaySpan): Promise<Row[]> => {
    const rows: Row[] = [];
    let after = '';
    for (let page = 0; page < mostPages; page++) {
      const { data, paging } = await ask(account, `act_${account.accountId}/insights`, {
        level: 'campaign',
        time_increment: '1',
        time_range: JSON.stringify({ since: from, until: to }),
        fields: 'campaign_id,campaign_name,spend,impressions,clicks',
        limit: String(perPage),
        ...(after && { after }),
      });
      rows.push(...[data ?? []].flat().map((row) => Object(row) as Row));
      const { next, cursors } = Object(paging) as { next?: unknown; cursors?: { after?: string } };
      after = cursors?.after ?? '';
      if (!next || !after) return rows;
    }
    throw new CarrierError('refused', 'Meta told more pages than there can be.');
  };
  const read = async (account: Account, span: DaySpan): Promise<Row[]> => {
    const days = daysBetween(span.from, span.to) + 1;
    if (days <= mostDays)
      try {
        return await pages(account, span);
      } catch (error) {
        if (!(error instanceof TooMuch) || days === 1) throw error;
      }
    const half = addDays(span.from, Math.floor(days / 2));
    const earlier = await read(account, { from: span.from, to: addDays(half, -1) });
    return [...earlier, ...(await read(account, { from: half, to: span.to }))];
  };
  return {
    async facts(account: Account): Promise<SpendAccountFacts> {
      const told = await ask(account, `act_${account.accountId}`, { fields: 'name,currency,timezone_name' });
      const text = (key: string) => String(told[key] ?? '');
      return { name: text('name'), currency: text('currency'), timeZone: text('timezone_name') };
    },
    spend: async (account: Account, span: DaySpan): Promise<ToldSpend[]> =>
      (await read(account, span)).map((row) => ({
        day: String(row.date_start),
        campaign: String(row.campaign_name ?? ''),
        campaignId: String(row.campaign_id ?? ''),
        spendPaise: Math.round(Number(row.spend ?? 0) * 100),
        impressions: Number(row.impressions ?? 0),
        clicks: Number(row.clicks ?? 0),
      })),
  };
}

/** It would take too long in one call. */
class TooMuch extends CarrierError {}

/** Limits of an app, a user, a page, an account and the Insights. */
const quota = [4, 17, 32, 613, 80_000, 80_003, 80_004];
const tooMuch = [1_504_018, 1_504_038];

/** `{"error":{"message":…,"code":190,"error_subcode":463,"is_transient":false}}` */
function faultIn(answer: Answer): CarrierError {
  const { message, code = 0, error_subcode: subcode = 0, is_transient: isTransient } = Object(objectOf(answer.body).error) as {
    message?: string;
    code?: number;
    error_subcode?: number;
    is_transient?: boolean;
  }; // prettier-ignore
  const said = `Meta said: ${message ?? `status ${answer.status}`}`;
  if (tooMuch.includes(subcode)) return new TooMuch('unavailable', `It took Meta too long. ${said}`);
  if (quota.includes(code))
    return new CarrierError('unavailable', `Meta has had too many calls for now. ${said}`);
  if (isTransient || code === 1 || code === 2) return new CarrierError('unavailable', said);
  if (code === 190)
    return new CarrierError('refused', `The token has ended or was taken back: enter a new one. ${said}`);
  if (code === 10 || (code >= 200 && code < 300))
    return new CarrierError(
      'refused',
      `The token may not read this account: it needs ads_read for it. ${said}`,
    );
  if (code === 100)
    return new CarrierError('refused', `There is no such account, or the token does not see it. ${said}`);
  return new CarrierError('refused', said);
}
