import { v7 } from 'uuid';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { reasonOf } from '#kit/reason-of.ts';
import type { GroupKey, Trial } from './server-setting.ts';

/**
 * Asks whoever carries, with the settings in use: a mail to oneself, else something that costs next to nothing and changes nothing.
 * @throws Conflict where nothing is set up, or no such question exists
 */
export async function tryServerSettings(ctx: Ctx, { key }: { key: GroupKey }): Promise<Trial> {
  const { email } = allow(ctx.actor, 'server-settings:edit');
  if (key === 'sms')
    throw new Conflict(
      'No carrier can be asked without sending a registered text: ask for a code to try it.',
    );
  try {
    return { ok: true, said: await { mail, whatsapp, payments, model }[key](ctx, email) };
  } catch (error) {
    if (error instanceof Conflict) throw error;
    return { ok: false, said: reasonOf(error) };
  }
}

async function mail(ctx: Ctx, to: string): Promise<string> {
  if (!ctx.mail) throw new Conflict('No mail server is set up.');
  await ctx.mail.send({
    id: v7(),
    to,
    replyTo: null,
    subject: 'A mail to try the mail server',
    text: 'It came: mails go out.',
    html: null,
    unsubscribeUrl: null,
    attachments: [],
  });
  return `The mail server took a mail to ${to}. See whether it comes.`;
}

async function whatsapp(ctx: Ctx): Promise<string> {
  if (!ctx.whatsapp) throw new Conflict('WhatsApp is not set up.');
  const { length } = await ctx.whatsapp.listTemplates();
  return `WhatsApp answers: ${length} templates.`;
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
