import { audit } from '#agency/audit/record.ts';
import type { Draft } from '#agency/messages/message.ts';
import { sendAtOnce } from '#agency/messages/send-at-once.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { CarrierError } from '#kit/ports/carrier-error.ts';
import { reasonOf } from '#kit/reason-of.ts';
import { carrierNames, readTrial } from './read-trial.ts';
import type { GroupKey, Trial } from './server-setting.ts';
import { mailTrial, smsTrial, whatsAppTrial } from './trial-drafts.ts';

/**
 * Asks whoever carries, with the settings in use: by a real message to whoever asks, else by something that costs next to
 * nothing and changes nothing.
 * @param input.phone where to, of what goes to a telephone
 * @throws Conflict where nothing is set up, or nothing can be sent yet · Invalid by `phone`
 */
export async function tryServerSettings(
  ctx: Ctx,
  { key, phone }: { key: GroupKey; phone: string },
): Promise<Trial> {
  const { email, name } = allow(ctx.actor, 'server-settings:edit');
  const trials: Record<GroupKey, () => Promise<Trial>> = {
    mail: () => send(ctx, mailTrial(ctx, email)),
    sms: async () => send(ctx, await smsTrial(ctx, phone)),
    whatsapp: async () => send(ctx, await whatsAppTrial(ctx, phone, name)),
    payments: async () => asked(await payments(ctx)),
    model: async () => asked(await model(ctx)),
  };
  const trial = await trials[key]().catch((error: unknown) => {
    if (error instanceof Conflict || error instanceof Invalid) throw error;
    return notTaken('They cannot be reached, or are out of order', reasonOf(error), error);
  });
  await audit(ctx, {
    action: 'checked',
    subjectType: 'server-settings',
    subjectId: key,
    after: { ok: trial.ok },
  });
  return trial;
}

const asked = (said: string): Trial => ({ ok: true, said, messageId: null, isWaiting: false });

async function send(ctx: Ctx, draft: Draft): Promise<Trial> {
  const { messageId, fault } = await sendAtOnce(ctx, draft);
  if (messageId) return readTrial(ctx, { messageId });
  const away = `${carrierNames[draft.channel]} cannot be reached, or is out of order`;
  return notTaken(away, `It did not go: ${reasonOf(fault)}`, fault);
}

/** @param away what is said of a carrier that did not answer @param said of one that did */
function notTaken(away: string, said: string, fault: unknown): Trial {
  const isAway = fault instanceof CarrierError && fault.outcome !== 'refused';
  return { ...asked(isAway ? `${away}: ${reasonOf(fault)}` : said), ok: false };
}

async function payments(ctx: Ctx): Promise<string> {
  await ctx.gateway.disputes({ skip: 0, count: 1 });
  return ctx.gateway.mode === 'sandbox'
    ? 'The sandbox answers.'
    : `Razorpay knows the ${ctx.gateway.mode} keys.`;
}

async function model({ model }: Ctx): Promise<string> {
  if (!model) throw new Conflict('No model is set up.');
  const prompt = { system: 'Answer with the one word Yes.', user: 'Do you answer?', mostTokens: 5 };
  const { text } = await model.complete(prompt);
  return `The model ${model.name} answers: ${text.slice(0, 60)}`;
}
