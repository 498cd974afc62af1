import { claimNotice } from '../claim-notice.ts';
import { readClaim } from '../claim-payment.ts';
import { tellStaff } from '#agency/messages/tell-staff.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { defineJob } from '#kit/define-job.ts';

/** Tells the staff by mail that a buyer says it has paid; not what was booked or dismissed since. */
export const tellOfClaim = defineJob(claimNotice, async (ctx, { claimId }) => {
  const [claim, settings] = [await readClaim(ctx, { claimId }), await readSettings(ctx)];
  if (claim?.status !== 'open') return;
  const { claimTold } = await import('./claim-mail.tsx');
  const written = await claimTold({ claim, settings, publicUrl: ctx.publicUrl });
  await tellStaff(ctx, settings.noticeEmails, {
    ...written,
    key: `payment-claim:${claimId}`,
    replyTo: claim.buyerEmail || null,
  });
});
