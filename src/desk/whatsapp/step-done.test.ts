import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWhatsApp, type WhatsAppSite } from './test-whatsapp.ts';
import { messages } from '#agency/messages/table.server.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { offerTime } from '#sales/bookings/waiting/jobs/tell-waiting.ts';
import { waitingList } from '#sales/bookings/waiting/table.server.ts';
import { writeProjectMail } from '#sales/projects/jobs/project-mail.ts';
import type { MyProject } from '#sales/projects/my-projects.ts';
import { projects } from '#sales/projects/table.server.ts';
import { answerTo } from '#sales/quotations/wire/test-quotations.ts';

let people = 0;
let shop: WhatsAppSite;
beforeAll(async () => {
  shop = await openWhatsApp();
});
afterAll(() => shop.close());

test('a done step is told on WhatsApp where that can be and by mail otherwise, never by both', async () => {
  const { site, owner, carrier } = shop;
  const email = 'step.whatsapp@example.com';
  const phone = '9000066011';
  const visit = await site.customer(email, 'Asha Patil');
  const offer = await site.sent({ email, mobile: phone, address: '1 Lane, Andheri', pincode: '400078' });
  const proven = await site.proven(offer.publicId, { email });
  await proven('POST', '/api/quotation-response', answerTo(offer.publicId, { email }));
  const [project] = (await visit<{ data: MyProject[] }>('GET', '/api/projects')).body.data;
  const projectId = project?.id ?? '';
  await site.db.update(projects).set({ phone }).where(eq(projects.id, projectId));
  const tell = (position: number) =>
    writeProjectMail.run(site.ctx, { key: `project-step:${projectId}:${position}`, projectId, position });
  const toldOf = async (position: number) =>
    (
      await site.db
        .select()
        .from(messages)
        .where(eq(messages.dedupeKey, `project-step:${projectId}:${position}`))
    ).map(({ channel, recipient }) => [channel, recipient]);
  const move = (from: number, to: number) => owner('POST', `/staff/projects/${projectId}/step`, { from, to });

  // WhatsApp knows no template, and they have not agreed.
  await move(1, 2);
  await tell(1);
  expect(await toldOf(1)).toEqual([['email', email]]);
  shop.approveAll();
  await shop.refresh();
  await move(2, 3);
  await tell(2);
  expect(await toldOf(2)).toEqual([['email', email]]);

  await owner('POST', `/staff/whatsapp-numbers/${phone}/agreement`, { where: 'on the phone' });
  // Run again with another way open it tells nothing twice.
  await tell(2);
  expect(await toldOf(2)).toEqual([['email', email]]);
  await move(3, 4);
  await Promise.all([tell(3), tell(3)]);
  expect(await toldOf(3)).toEqual([['whatsapp', `91${phone}`]]);
  await shop.deliver();
  expect(carrier.taken.at(-1)?.template?.name).toBe('step_done');
  expect((await shop.latest()).text).toContain(`/project/${projectId}`);
});

test('a time that has opened is offered on WhatsApp to who agreed, by mail otherwise, never by both', async () => {
  const { site, owner, carrier } = shop;
  shop.approveAll();
  await shop.refresh();
  const wait = async (phone: string) => {
    const leadId = await shop.file({ name: 'Ravi Kale', phone });
    const [id, bookingId] = [v7(), v7()];
    const startsAt = new Date(Date.now() + (5 + people++) * 86_400_000);
    const endsAt = new Date(startsAt.getTime() + 1_800_000);
    const who = { leadId, name: 'Ravi Kale', phone, email: `${phone}@example.com` };
    const person = { ...who, clientAddress: '', origin: 'Website', language: 'en' as const };
    const held = { ...person, meetingType: 'call' as const, status: 'offered' as const };
    const times = { startsAt, endsAt, busyUntil: endsAt };
    await site.db.insert(bookings).values({ ...held, ...times, id: bookingId, seat: 0, bodyHash: '' });
    const offer = { day: dateInIndia(startsAt), joinedAt: new Date(), bookingId };
    const heldUntil = new Date(Date.now() + 7_200_000);
    await site.db.insert(waitingList).values({ ...held, ...offer, id, heldUntil });
    return { waitingId: id, bookingId };
  };
  const told = async (offer: { waitingId: string; bookingId: string }) => {
    await Promise.all([offerTime.run(site.ctx, offer), offerTime.run(site.ctx, offer)]);
    const key = `waiting-offer:${offer.bookingId}`;
    return (await site.db.select().from(messages).where(eq(messages.dedupeKey, key))).map(
      ({ channel, recipient }) => [channel, recipient],
    );
  };
  const phone = '9000066021';
  expect(await told(await wait(phone))).toEqual([['email', `${phone}@example.com`]]);
  await owner('POST', `/staff/whatsapp-numbers/${phone}/agreement`, { where: 'on the phone' });
  expect(await told(await wait(phone))).toEqual([['whatsapp', `91${phone}`]]);
  await shop.deliver();
  expect(carrier.taken.at(-1)?.template?.name).toBe('time_offered');
});
