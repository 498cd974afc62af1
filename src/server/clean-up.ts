import { completeEnded, forgetOldDetails } from '#money/admissions/forget-admissions.ts';
import { forgetOldViews } from '#content/blog/count-view.ts';
import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { eraseDueAccounts } from '#desk/personal-data/delete-account.ts';
import { forgetEndedSignIns } from '#people/sign-in/forget-ended.ts';
import { forgetOldMerges } from '#desk/personal-data/undo-merge.ts';
import { forgetOldCookieChoices } from '#people/cookie-choices/record-cookie-choice.ts';
import { forgetDeletedGalleries } from '#content/galleries/delete-gallery.ts';
import { forgetOldLeadMerges } from '#sales/leads/merging/undo-lead-merge.ts';
import { forgetOldFingerprints } from '#sales/leads/enquiries/forget-old-fingerprints.ts';
import { forgetUnconfirmed } from '#content/newsletter/answer-mail.ts';
import { forgetEndedGrants } from '#sales/quotations/answers/forget-ended-grants.ts';
import { forgetOldEvents } from '#money/payments/webhook-events/take-event.ts';
import { forgetQuietAddresses } from '#content/redirects/open-redirects.ts';
import { forgetEndedSessions } from '#agency/staff/forget-ended-sessions.ts';
import { forgetOldDeliveries } from '#agency/webhooks/deliver-webhook.ts';
import { forgetOldVisits } from '#content/visits/record-visit-events.ts';

/** Every night: forgets what no longer means anything. */
async function forgetOld(ctx: Ctx): Promise<void> {
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

export const cleanUp = defineJob(
  job('clean-up', {
    every: { cron: '17 3 * * *', tz: 'Asia/Kolkata' },
    retry: { limit: 3, delay: 60, delayMax: 600 },
    fields: {},
  }),
  forgetOld,
);
