import { completeEnded, forgetOldDetails } from '#domain/admissions/forget-admissions.ts';
import { forgetOldViews } from '#domain/blog/count-view.ts';
import type { Ctx } from '#domain/context.ts';
import { eraseDueAccounts } from '#domain/customers/delete-account.ts';
import { forgetEndedSignIns } from '#domain/customers/forget-ended.ts';
import { forgetOldMerges } from '#domain/customers/undo-merge.ts';
import { forgetOldCookieChoices } from '#domain/cookie-choices/record-cookie-choice.ts';
import { forgetDeletedGalleries } from '#domain/galleries/delete-gallery.ts';
import { forgetOldLeadMerges } from '#domain/lead-merges/undo-lead-merge.ts';
import { forgetOldFingerprints } from '#domain/leads/forget-old-fingerprints.ts';
import { forgetUnconfirmed } from '#domain/newsletter/answer-mail.ts';
import { forgetEndedGrants } from '#domain/quotations/forget-ended-grants.ts';
import { forgetOldEvents } from '#domain/payments/take-event.ts';
import { forgetQuietAddresses } from '#domain/redirects/open-redirects.ts';
import { forgetEndedSessions } from '#domain/staff/forget-ended-sessions.ts';
import { forgetOldDeliveries } from '#domain/webhooks/deliver-webhook.ts';
import { forgetOldVisits } from '#domain/visits/record-visit-events.ts';

/** Every night: forgets what no longer means anything. */
export async function cleanUp(ctx: Ctx): Promise<void> {
  await forgetOldFingerprints(ctx);
  await forgetOldLeadMerges(ctx);
  await forgetEndedSessions(ctx);
  await forgetDeletedGalleries(ctx);
  await forgetOldViews(ctx);
  await forgetUnconfirmed(ctx);
  await forgetQuietAddresses(ctx);
  await forgetOldVisits(ctx);
  await forgetOldDeliveries(ctx);
  await forgetEndedSignIns(ctx);
  await forgetEndedGrants(ctx);
  await eraseDueAccounts(ctx);
  await forgetOldMerges(ctx);
  await forgetOldCookieChoices(ctx);
  await forgetOldDetails(ctx);
  await completeEnded(ctx);
  await forgetOldEvents(ctx);
}
