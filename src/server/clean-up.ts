import { completeEnded, purgeOldDetails } from '#money/admissions/purge-admissions.ts';
import { purgeOldKeys } from '#agency/idempotency-keys/do-once.ts';
import { forgetAgendas } from '#agency/messages/forget-agendas.ts';
import { purgeQuietNumbers } from '#agency/whatsapp/numbers.ts';
import { purgeStrayMails } from '#agency/incoming-mails/forget-incoming.ts';
import { purgeOldViews } from '#content/blog/count-view.ts';
import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { reasonOf } from '#kit/reason-of.ts';
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

const everything = [
  purgeOldFingerprints,
  purgeOutsideLeads,
  purgeWaiting,
  purgeOldLeadMerges,
  emptyTrash,
  purgeEndedSessions,
  purgeEndedTokens,
  purgeOldProposals,
  purgeDeletedGalleries,
  purgeOldViews,
  purgeUnconfirmed,
  purgeQuietAddresses,
  purgeQuietQuestions,
  purgeOldVisits,
  purgeOldDeliveries,
  purgeEndedSignIns,
  purgeEndedGrants,
  eraseDueAccounts,
  keepToRetention,
  watchGrievances,
  purgeOldMerges,
  purgeOldCookieChoices,
  purgeOldDetails,
  completeEnded,
  purgeOldEvents,
  purgeStrayMails,
  forgetAgendas,
  purgeQuietNumbers,
  purgeOldKeys,
];

/**
 * Every night: deletes what no longer means anything. What fails keeps nothing else from being deleted.
 * @throws an error that says what failed, so that it is tried again
 */
export async function purgeOld(
  ctx: Ctx,
  purges: ((ctx: Ctx) => Promise<unknown>)[] = everything,
): Promise<void> {
  const failed: string[] = [];
  for (const purge of purges)
    await purge(ctx).catch((error: unknown) => failed.push(`${purge.name}: ${reasonOf(error)}`));
  if (failed.length > 0) throw new Error(failed.join('; '));
}

export const cleanUp = defineJob(
  job('clean-up', {
    every: { cron: '17 3 * * *', tz: 'Asia/Kolkata' },
    retry: { limit: 3, delay: 60, delayMax: 600 },
    fields: {},
  }),
  (ctx) => purgeOld(ctx),
);
