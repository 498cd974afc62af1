import { completeEnded, purgeOldDetails } from '#money/admissions/purge-admissions.ts';
import { purgeQuietNumbers } from '#agency/whatsapp/numbers.ts';
import { purgeStrayMails } from '#agency/incoming-mails/forget-incoming.ts';
import { purgeOldViews } from '#content/blog/count-view.ts';
import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { keepToRetention } from '#desk/retention/keep-to-retention.ts';
import { watchGrievances } from '#desk/grievances/staff-grievances.ts';
import { eraseDueAccounts } from '#desk/personal-data/delete-account.ts';
import { purgeEndedSignIns } from '#people/sign-in/purge-ended-sign-ins.ts';
import { purgeOldMerges } from '#desk/personal-data/undo-merge.ts';
import { purgeOldCookieChoices } from '#people/cookie-choices/record-cookie-choice.ts';
import { purgeDeletedGalleries } from '#content/galleries/delete-gallery.ts';
import { purgeOldLeadMerges } from '#sales/leads/merging/undo-lead-merge.ts';
import { purgeOutsideLeads } from '#sales/leads/outside/purge-outside-leads.ts';
import { purgeWaiting } from '#sales/bookings/waiting/purge-waiting.ts';
import { emptyTrash } from '#sales/leads/trash/trash.ts';
import { purgeQuietQuestions } from '#sales/leads/chat/questions/note-unanswered.ts';
import { purgeOldFingerprints } from '#sales/leads/enquiries/purge-old-fingerprints.ts';
import { purgeUnconfirmed } from '#content/newsletter/answer-mail.ts';
import { purgeEndedGrants } from '#sales/quotations/answers/purge-ended-grants.ts';
import { purgeOldEvents } from '#money/payments/webhook-events/receive-event.ts';
import { purgeQuietAddresses } from '#content/redirects/open-redirects.ts';
import { purgeEndedTokens } from '#agency/api-tokens/find-token.ts';
import { purgeOldProposals } from '#desk/assistants/decide-proposal.ts';
import { purgeEndedSessions } from '#agency/staff/purge-ended-sessions.ts';
import { purgeOldDeliveries } from '#agency/webhooks/deliver-webhook.ts';
import { purgeOldVisits } from '#content/visits/record-visit-events.ts';

/** Every night: deletes what no longer means anything. */
async function purgeOld(ctx: Ctx): Promise<void> {
  await purgeOldFingerprints(ctx);
  await purgeOutsideLeads(ctx);
  await purgeWaiting(ctx);
  await purgeOldLeadMerges(ctx);
  await emptyTrash(ctx);
  await purgeEndedSessions(ctx);
  await purgeEndedTokens(ctx);
  await purgeOldProposals(ctx);
  await purgeDeletedGalleries(ctx);
  await purgeOldViews(ctx);
  await purgeUnconfirmed(ctx);
  await purgeQuietAddresses(ctx);
  await purgeQuietQuestions(ctx);
  await purgeOldVisits(ctx);
  await purgeOldDeliveries(ctx);
  await purgeEndedSignIns(ctx);
  await purgeEndedGrants(ctx);
  await eraseDueAccounts(ctx);
  await keepToRetention(ctx);
  await watchGrievances(ctx);
  await purgeOldMerges(ctx);
  await purgeOldCookieChoices(ctx);
  await purgeOldDetails(ctx);
  await completeEnded(ctx);
  await purgeOldEvents(ctx);
  await purgeStrayMails(ctx);
  await purgeQuietNumbers(ctx);
}

export const cleanUp = defineJob(
  job('clean-up', {
    every: { cron: '17 3 * * *', tz: 'Asia/Kolkata' },
    retry: { limit: 3, delay: 60, delayMax: 600 },
    fields: {},
  }),
  purgeOld,
);
