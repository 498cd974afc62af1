import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { admissions } from '../table.server.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { classSchedules } from '#catalogue/onboarding/table.server.ts';
import { plans } from '#catalogue/plans/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { seed } from '#sample/seed.ts';
import { cleanUp } from '#server/clean-up.ts';
import { openAdmissions, type WirePlan } from './test-admissions.ts';

let shop: Awaited<ReturnType<typeof openAdmissions>>;
let mine: Awaited<ReturnType<typeof shop.customer>>;
let other: typeof mine;
beforeAll(async () => {
  shop = await openAdmissions();
  mine = await shop.customer('mine@example.com');
  other = await shop.customer('other@example.com', 'Somebody Else');
});
afterAll(() => shop.close());

const kept = (id: string) => shop.db.select().from(admissions).where(eq(admissions.customerId, id));
type Record_ = Record<string, string>;
const latest = async () => (await mine<Record_>('GET', `/admission/singlead/${mine.code}`)).body;

test('plans come by service with their rupees, and those of the offer cost what the offer says', async () => {
  expect(shop.plan('Website, 1 Year')).toMatchObject({
    price: 23_988,
    sell_price: 14_099,
    duration: 12,
    class_name: 'Website Development',
  });
  expect(shop.plan('Website, 1 Month')).toMatchObject({ price: 1_999, sell_price: 1_999, duration: 1 });
  expect(JSON.parse(shop.plan('Growth').benefits)).toContain('Four channels');
  await shop.db.update(plans).set({ pricePaise: 1_500_000 }).where(eq(plans.id, '1-year'));
  const after = await shop.browser()<WirePlan[]>('GET', '/pricing/admin1997');
  expect(after.body.find(({ id }) => id === shop.plan('Website, 1 Year').id)?.sell_price).toBe(15_000);
  await shop.db.update(plans).set({ pricePaise: 1_409_900 }).where(eq(plans.id, '1-year'));
});

test('levels and schedules come as lists in JSON text; a broken list is an empty one', async () => {
  const levels = await shop.browser()<{ class_level: string }[]>('GET', '/classlevel/admin1997');
  expect(levels.body.map(({ class_level }) => class_level)).toEqual(['Beginner', 'Intermediate', 'Advanced']);
  const ask = async () => (await shop.browser()<Record_[]>('GET', '/classschedule/getalldata')).body;
  const [first] = await ask();
  expect(first).toMatchObject({
    class_name: 'Website Development',
    class_level: '["Beginner"]',
    age_group: '["18 - 99"]',
  });
  expect(JSON.parse(first?.frequency ?? '')).toContainEqual({
    day: 'Tuesday',
    startTime: '11:30',
    endTime: '12:30',
  });
  const broken = sql`'"not [ JSON"'::jsonb`;
  const id = first?.id ?? '';
  await shop.db.update(classSchedules).set({ levels: broken }).where(eq(classSchedules.id, id));
  await shop.db
    .update(pricingPlans)
    .set({ benefits: broken })
    .where(eq(pricingPlans.id, shop.plan('Growth').id));
  expect((await ask()).find((one) => one.id === id)).toMatchObject({ class_level: '[]' });
  const again = await shop.browser()<WirePlan[]>('GET', '/pricing/admin1997');
  expect(again.body.find(({ plan_name }) => plan_name === 'Growth')?.benefits).toBe('[]');
});

test('before the first admission there is null; for another account 404, without a session 401', async () => {
  expect(await mine('GET', `/admission/singlead/${mine.id}`)).toMatchObject({ status: 200, body: null });
  expect(await mine('GET', `/admission/singlead/${other.id}`)).toMatchObject({ status: 404 });
  expect(await mine('GET', `/admission/singlead/${other.code}`)).toMatchObject({ status: 404 });
  expect((await shop.browser()('GET', `/admission/singlead/${mine.id}`)).status).toBe(401);
  expect((await shop.browser()('POST', '/admission', shop.form())).status).toBe(401);
});

test('an admission keeps what was told, never what the browser says of prices, states and owners', async () => {
  const told = await hearWebhooks(shop.ctx);
  const sent = shop.form({
    pricing_plan: JSON.stringify({ ...shop.plan('Website, 1 Year'), sell_price: 1, duration: 120 }),
    status: 'Active',
    user_id: other.id,
    Students_id: other.code,
    phone: '+91 90000 00031',
    blood_group: '',
    age: '34',
    dob: '1992-02-29',
    timing: JSON.stringify([{ day: 'Tuesday', startTime: '11:30', endTime: '12:30', center: 'Elsewhere' }]),
  });
  expect(await mine('POST', '/admission', sent)).toMatchObject({ status: 200, body: { success: true } });
  expect(await kept(other.id)).toEqual([]);
  const [row] = await kept(mine.id);
  expect(row).toMatchObject({
    status: 'Pending',
    planMonths: 12,
    phone: '9000000031',
    details: { age: '34', dateOfBirth: '1992-02-29' },
  });
  expect(Object.keys(row?.details ?? {})).not.toContain('bloodGroup');
  expect(await told('admission.submitted')).toEqual([['admission.submitted', { admissionId: row?.id }]]);
  expect(await latest()).toMatchObject({
    status: 'Pending',
    Students_id: mine.code,
    class_level: 'Beginner',
    session: 'Daily',
    paymentOption: 'Razorpay',
    residential_address: '4 Lake Road, Bhandup West, 400078, Maharashtra, India',
    center_name: 'Website Development',
    blood_group: '',
    mother_occupation: '',
    emregency_contact: '',
    age: '34',
  });
  const record = await latest();
  expect(JSON.parse(record.pricing_plan ?? '')).toEqual(shop.plan('Website, 1 Year'));
  expect(JSON.parse(record.timing ?? '')).toEqual([
    { day: 'Tuesday', startTime: '11:30', endTime: '12:30', center: 'Website Development' },
  ]);
});

test('sending again while it waits changes it; twenty at once leave one', async () => {
  const plan = JSON.stringify({ id: shop.plan('Website, 3 Years').id });
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => mine('POST', '/admission', shop.form({ pricing_plan: plan }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 15 }, () => 200));
  expect(await kept(mine.id)).toMatchObject([{ planName: 'Website, 3 Years', planMonths: 36, timing: [] }]);
});

test('a whole address in one line comes back as it was sent, however often', async () => {
  const whole = '4 Lake Road, Powai, 400076, Maharashtra, India';
  const parts = { address: '', street: '', pincode: '', state: '', country: '' };
  for (const sent of [whole, whole]) {
    await mine('POST', '/admission', shop.form({ ...parts, residential_address: sent }));
    expect(await latest()).toMatchObject({ residential_address: whole, pincode: '400076' });
  }
  const [row] = await kept(mine.id);
  const [payment] = await shop.db
    .select()
    .from(paymentTransactions)
    .where(eq(paymentTransactions.subjectId, row?.id ?? ''))
    .orderBy(desc(paymentTransactions.createdAt));
  expect(payment?.order.buyer).toMatchObject({ address: whole, pincode: '400076', stateCode: '27' });
});

test('what is wrong is said under the names of the wire', async () => {
  const wrong = async (fields: Record<string, string>) => {
    const { status, body } = await other<{ errors: Record_ }>('POST', '/admission', shop.form(fields));
    return status === 422 ? body.errors : status;
  };
  expect(await wrong({ full_name: ' ', phone: '12', email: 'x', address: '' })).toEqual({
    full_name: 'Name is required',
    phone: 'Phone number must be 10 digits long',
    email: 'Invalid email format, must contain "@" and a domain',
    address: 'Address is required',
  });
  expect(await wrong({ dob: '2999-01-01' })).toEqual({ dob: 'Invalid DOB' });
  // Under eighteen, somebody has to agree, by name.
  const minor = { dob: `${new Date().getFullYear() - 12}-01-01` };
  expect(await wrong(minor)).toEqual({ guardian_name: 'A parent or guardian has to agree' });
  expect(await wrong({ ...minor, guardian_name: 'Asha Rao' })).toEqual({
    guardian_consent: 'A parent or guardian has to agree',
  });
  expect(await wrong({ emregency_contact: '1234567890123' })).toHaveProperty('emregency_contact');
  const unpicked = { pricing_plan: 'Please select a pricing plan' };
  expect(await wrong({ pricing_plan: '' })).toEqual(unpicked);
  expect(await wrong({ pricing_plan: '{broken' })).toEqual(unpicked);
  // A plan of another service is not on offer for this one.
  expect(await wrong({ center_name: 'Google Ads' })).toEqual(unpicked);
  const slot = { startTime: '11:30', endTime: '12:00', center: 'x' };
  const timing = (...days: string[]) => JSON.stringify(days.map((day) => ({ ...slot, day })));
  // The second schedule is for those who know more already, and for grown-ups.
  expect(await wrong({ timing: timing('Saturday') })).toHaveProperty('timing');
  expect(await wrong({ timing: timing('Saturday'), class_level: 'Advanced', age: '12' })).toHaveProperty(
    'timing',
  );
  expect(await wrong({ timing: timing('Saturday', 'Saturday'), class_level: 'Advanced' })).toEqual({
    timing: 'Choose one time a day',
  });
  expect(await wrong({ timing: timing('Saturday'), class_level: 'Advanced', age: '18' })).toBe(200);
});

test('optional facts are forgotten after a year; the rest stays', async () => {
  const told = { age: '40', blood_group: 'B+' };
  await other('POST', '/admission', shop.form(told));
  const year = (age: string) =>
    shop.db
      .update(admissions)
      .set({ updatedAt: sql`now() - ${age}::interval` })
      .where(eq(admissions.customerId, other.id));
  await year('364 days');
  await cleanUp.run(shop.ctx, {});
  expect(await kept(other.id)).toMatchObject([{ details: { age: '40', bloodGroup: 'B+' } }]);
  await year('367 days');
  await cleanUp.run(shop.ctx, {});
  expect(await kept(other.id)).toMatchObject([{ details: {}, fullName: 'Ravi Kale' }]);
});

test('a plan whose time and days of grace are over is completed in the night', async () => {
  const ends = (when: string) =>
    shop.db
      .update(admissions)
      .set({ status: 'Active', activeUntil: sql`now() + ${when}::interval` })
      .where(eq(admissions.customerId, mine.id));
  await ends('-6 days');
  await cleanUp.run(shop.ctx, {});
  expect(await latest()).toMatchObject({ status: 'Active' });
  await ends('-8 days');
  await cleanUp.run(shop.ctx, {});
  expect(await latest()).toMatchObject({ status: 'Completed' });
});

test('samples are laid out once: what the owner has deleted stays away', async () => {
  await shop.db.delete(classSchedules);
  await seed(shop.db);
  expect(await shop.db.select().from(classSchedules)).toEqual([]);
});
