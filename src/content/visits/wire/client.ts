import type { AdPlatform } from '../campaign-key.ts';
import type { Device, VisitEventKind } from '../visit-event.ts';

/** One thing that happened on a page. */
export type SeenEvent = {
  kind: VisitEventKind;
  /** The address of the page, without its query. */
  path: string;
  name: string;
  value: number | null;
  /** A page view that began a visit. */
  entry: boolean;
};

export type VisitReport = {
  device: Device;
  referrer: string;
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
  /** Whose advertisement was clicked, by the id in the address. */
  click: AdPlatform | '';
  /** Null without consent to statistics. */
  visit: string | null;
  events: SeenEvent[];
};

/** Hands a report to the browser, which sends it even while the page goes away. Nobody learns what became of it. */
export function sendVisitReport(report: VisitReport): void {
  navigator.sendBeacon('/visit-events', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
