import { plainCampaign } from '#content/visits/campaign-key.ts';
import type { Sheet } from '#kit/office/read-sheet.ts';
import { belowPreamble, dayFrom, guessColumns, unreadable, type Unreadable } from '#kit/office/sheet-columns.ts'; // prettier-ignore
import { spendFields, type SpendField, type SpendMapping, type SpendPlatform, type SpendRow } from '../spend.ts'; // prettier-ignore

/** How Google Ads and Meta call their columns, in English exports. */
const names: Record<SpendField, RegExp> = {
  day: /^(day|date|reporting starts)$/i,
  dayEnd: /^reporting ends$/i,
  campaign: /^campaign( name)?$/i,
  campaignId: /^campaign id$/i,
  spend: /^(cost|amount spent|spend)\b/i,
  currency: /^currency( code)?$/i,
  impressions: /^impr(essions|\.)?$/i,
  clicks: /^(clicks|link clicks|clicks \(all\))$/i,
};

export function guessMapping(columns: string[]): SpendMapping {
  const guessed = guessColumns(columns, names, spendFields);
  // Broken down by day, Meta tells the whole span beside it.
  const day = columns.findIndex((name) => /^day$/i.test(name.trim()));
  if (day >= 0) {
    guessed.day = day;
    delete guessed.dayEnd;
  }
  return guessed;
}

export const guessPlatform = (columns: string[]): SpendPlatform =>
  columns.some((name) => /^(amount spent|reporting starts|campaign delivery)\b/i.test(name.trim()))
    ? 'meta'
    : 'google';

export const isWhole = ({ day, campaign, spend }: SpendMapping) =>
  day !== undefined && campaign !== undefined && spend !== undefined;

/** Google begins with the name of the report and its span. */
export const tableIn = (sheet: Sheet) => belowPreamble(sheet, 20, (cells) => isWhole(guessMapping(cells)));

export type ReadSpend = {
  /** One for each campaign and day, added up over what lies below campaigns. */
  rows: SpendRow[];
  /** As its rows or its columns say; empty where they do not, the first strange one where they mix. */
  currency: string;
  /** Sums that stand among the rows. */
  totals: number;
  /** Rows over several days, which no day can be told of. */
  spans: number;
  unreadable: Unreadable[];
};

/** What an export says of campaigns and days. */
export function readSpend({ columns, rows, lines }: Sheet, mapping: SpendMapping): ReadSpend {
  const read: ReadSpend = { rows: [], currency: '', totals: 0, spans: 0, unreadable: [] };
  const byDay = new Map<string, SpendRow>();
  const currencies = new Set<string>();
  const inHead = /\(([A-Z]{3})\)/.exec(columns[mapping.spend ?? -1] ?? '')?.[1];
  for (const [i, cells] of rows.entries()) {
    const of = (field: SpendField) => (cells[mapping[field] ?? -1] ?? '').trim();
    const [line = 0, campaign] = [lines[i], of('campaign').replaceAll(/\s+/g, ' ')];
    if (isTotal(cells, campaign)) {
      read.totals += 1;
      continue;
    }
    const day = dayIn(of('day'));
    if (of('dayEnd') !== '' && dayIn(of('dayEnd')) !== day) {
      read.spans += 1;
      continue;
    }
    const spendPaise = paiseIn(of('spend'));
    const [impressions, clicks] = [countIn(of('impressions')), countIn(of('clicks'))];
    if (!day || spendPaise === null || impressions === null || clicks === null) {
      read.unreadable.push(unreadable(line, cells));
      continue;
    }
    currencies.add(of('currency').toUpperCase() || inHead || '');
    const campaignId = of('campaignId')
      .replaceAll(/[^\w-]/g, '')
      .slice(0, 64);
    const key = `${campaignId || plainCampaign(campaign)} ${day}`;
    const known = byDay.get(key);
    if (!known)
      byDay.set(key, {
        line,
        day,
        campaign: campaign.slice(0, 300),
        campaignId,
        spendPaise,
        impressions,
        clicks,
      });
    else {
      known.spendPaise += spendPaise;
      known.impressions += impressions;
      known.clicks += clicks;
    }
  }
  read.rows = [...byDay.values()];
  read.currency = [...currencies].find((one) => one !== 'INR') ?? [...currencies][0] ?? inHead ?? '';
  return read;
}

const isTotal = (cells: string[], campaign: string) =>
  campaign === '' || campaign === '--' || cells.some((cell) => /^total:/i.test(cell.trim()));

/** `₹1,18,000.00`, `1180.5`: paise; nothing spent where the cell is empty, null for what nobody can read. */
function paiseIn(text: string): number | null {
  const digits = text.replace(/^(₹|rs\.?|inr)\s*/i, '').replaceAll(',', '');
  if (digits === '' || digits === '--' || digits === '-') return 0;
  return /^\d+(\.\d+)?$/.test(digits) ? Math.round(Number(digits) * 100) : null;
}

function countIn(text: string): number | null {
  const digits = text.replaceAll(',', '');
  if (digits === '' || digits === '--' || digits === '-') return 0;
  return /^\d+(\.0+)?$/.test(digits) ? Number(digits) : null;
}

/** `2026-11-24`, `24/11/2026`, `24 Nov 2026`, `Nov 24, 2026`: the day, or null. */
function dayIn(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const own = /^(\d{1,2})[\s/.-](\d{1,2}|[A-Za-z]{3})[a-z]*[\s/.,-]+(\d{4})$/.exec(text);
  const american = /^([A-Za-z]{3})[a-z]* (\d{1,2}), (\d{4})$/.exec(text);
  const [year, month, day] = iso
    ? iso.slice(1)
    : american
      ? [american[3], american[1], american[2]]
      : (own?.slice(1).toReversed() ?? []);
  return dayFrom(year, month, day);
}

export const fieldNames = {
  day: 'Day',
  dayEnd: 'Last day',
  campaign: 'Campaign',
  campaignId: 'Campaign ID',
  spend: 'Cost',
  currency: 'Currency',
  impressions: 'Impressions',
  clicks: 'Clicks',
} satisfies Record<SpendField, string>;
