import type { ApiDeps } from '#api/deps.ts';
import { staffAuditRoutes } from './audit.ts';
import { staffBookingRoutes } from './bookings.ts';
import { staffEventRoutes } from './events.ts';
import { staffGalleryRoutes } from './galleries.ts';
import { staffJobRoutes } from './jobs.ts';
import { staffLeadRoutes } from './leads.ts';
import { staffMediaRoutes } from './media.ts';
import { staffMessageRoutes } from './messages.ts';
import { staffOfferRoutes } from './offer.ts';
import { staffPeopleRoutes } from './people.ts';
import { staffPostRoutes } from './posts.ts';
import { staffReaderRoutes } from './readers.ts';
import { staffRealEstateFeatureRoutes } from './real-estate-features.ts';
import { staffRedirectRoutes } from './redirects.ts';
import { requireSession } from './require-session.ts';
import { createStaffRouter } from './router.ts';
import { staffServicePageRoutes } from './service-pages.ts';
import { staffServiceRoutes } from './services.ts';
import { sessionRoutes } from './session.ts';
import { staffSettingsRoutes } from './settings.ts';
import { staffTextRoutes } from './texts.ts';

/** The back office's calls, all behind a session but the one that opens it. Mounted at /staff. */
export function staffRoutes(deps: ApiDeps) {
  const router = createStaffRouter();
  router.route('/', sessionRoutes(deps));
  router.use(requireSession(deps));
  router.route('/', staffLeadRoutes());
  router.route('/', staffBookingRoutes());
  router.route('/', staffServiceRoutes());
  router.route('/', staffPostRoutes());
  router.route('/', staffReaderRoutes());
  router.route('/', staffServicePageRoutes());
  router.route('/', staffRealEstateFeatureRoutes());
  router.route('/', staffSettingsRoutes());
  router.route('/', staffOfferRoutes());
  router.route('/', staffPeopleRoutes());
  router.route('/', staffMessageRoutes());
  router.route('/', staffMediaRoutes());
  router.route('/', staffGalleryRoutes());
  router.route('/', staffTextRoutes());
  router.route('/', staffRedirectRoutes(deps));
  router.route('/', staffJobRoutes(deps));
  router.route('/', staffAuditRoutes());
  router.route('/', staffEventRoutes(deps));
  return router;
}
