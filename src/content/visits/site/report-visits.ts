import { sendVisitReport, type SeenEvent } from '../wire/client.ts';
import type { Device } from '../visit-event.ts';
import { clickOf } from '../campaign-key.ts';
import { firstTouch } from './attribution.ts';
import { consentTo } from '#people/cookie-choices/site/cookie-consent.ts';
import { receiveTracks } from './track.ts';
import { followLinks } from './follow-links.ts';
import { measureSpeed } from './measure-speed.ts';
import { visitKey } from './visit-key.ts';
import { createVisitQueue } from './visit-queue.ts';

const collectForMs = 3_000;

/** Sends what `track` notes. Before a choice only counts leave the device, after a refusal nothing does. */
export function reportVisits(): void {
  const queue = createVisitQueue({ send, later: (run) => setTimeout(run, collectForMs) });
  measureSpeed();
  followLinks();
  receiveTracks(queue.add);
  // On the window, so that it comes after the listeners that still add something when the page is hidden.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush();
  });
  window.addEventListener('pagehide', queue.flush);
}

function send(events: SeenEvent[]): void {
  const consent = consentTo('statistics');
  if (consent === 'refused') return;
  const touch = firstTouch();
  const { referrer = '', utmSource = '', utmMedium = '', utmCampaign = '' } = touch;
  sendVisitReport({
    device: device(),
    referrer: hostOf(referrer),
    utmSource,
    utmMedium,
    utmCampaign,
    click: clickOf(touch),
    visit: consent === 'given' ? visitKey() : null,
    events,
  });
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}

function device(): Device {
  if (Math.min(screen.width, screen.height) < 600) return 'phone';
  return matchMedia('(pointer: coarse)').matches ? 'tablet' : 'desktop';
}
