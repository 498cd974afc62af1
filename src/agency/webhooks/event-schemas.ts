import { z } from 'zod';
import { count, day, event, id, moment, paise, payment, text } from './event-fields.ts';

const lead = '/staff/leads/{leadId}';
const booking = '/staff/bookings/{bookingId}';
const quotation = '/staff/quotations/{quotationId}';
const order = '/staff/payments/{transactionId}';
const invoice = '/staff/invoices/{invoiceId}';
const account = '/staff/buyers/{buyerId}/account';
const recurring = '/staff/recurring-invoices/{recurringId}';
const customer = '/staff/customers/{customerId}';
const project = '/staff/projects/{projectId}';
const help = '/staff/help-requests/{requestId}';
const refund = '/staff/refund-requests/{requestId}';
const admission = '/staff/admissions/{admissionId}';
const post = '/staff/posts/{postId}';
const waiting = '/staff/waiting-list';
const milestones = '/staff/quotations/{quotationId}/milestones';
const links = '/staff/payment-links';

const when = { bookingId: id, startsAt: moment };
const bought = { transactionId: payment, purpose: text('cart') };
const currency = text('INR');
const place = { waitingId: id, day };
const link = { linkId: id, invoiceId: id.nullable(), quotationId: id.nullable(), admissionId: id.nullable() };

/**
 * All that other systems can be told, each with what is told of it: ids, states and sums, never who somebody is. From
 * here come the type of what a verb may tell, what is stored, the samples and the description.
 */
export const eventSchemas = {
  'lead.created': event('Somebody enquired', lead, {
    leadId: id,
    form: text('contact'),
    source: text('Contact Inquiry'),
    service: text('Website Development'),
  }),
  'lead.updated': event('Something about a lead has changed', lead, {
    leadId: id,
    change: text('status-changed'),
    status: text('contacted').nullable(),
  }),
  'lead.won': event('A lead was won', lead, { leadId: id, valuePaise: paise.nullable() }),
  'lead.lost': event('A lead was lost', lead, { leadId: id, valuePaise: paise.nullable() }),

  'booking.created': event('An appointment was made', booking, when),
  'booking.moved': event('An appointment has another time', booking, when),
  'booking.cancelled': event('An appointment was called off', booking, when),
  'booking.held': event('An appointment took place', booking, when),
  'booking.no-show': event('Nobody came to an appointment', booking, when),

  'waiting.joined': event('Somebody waits for a time on a day that is full', waiting, place),
  'waiting.offered': event('A time is held for somebody who waits', booking, {
    ...place,
    ...when,
    heldUntil: moment,
  }),
  'waiting.passed': event('A time that was offered was not taken', waiting, place),
  'waiting.left': event('Somebody waits for that day no more', null, place),

  'quotation.sent': event('A quotation went out', quotation, {
    quotationId: id,
    number: text('QUO-000123'),
    totalPaise: paise,
    byHand: z.boolean(),
  }),
  'quotation.answered': event('A quotation was accepted, countered or rejected', quotation, {
    quotationId: id,
    answer: z.enum(['accept', 'counter', 'reject']),
  }),
  'milestone.planned': event('A quotation is billed in so many parts; in none any more', milestones, {
    quotationId: id,
    milestones: count,
  }),
  'milestone.met': event('A part of a quotation is reached, and billed', milestones, {
    quotationId: id,
    milestoneId: id,
    invoiceId: id.nullable(),
  }),

  'order.paid': event('Something was paid for', order, { ...bought, totalPaise: paise, currency }),
  'order.refunded': event('Money of an order went back', order, {
    ...bought,
    currency,
    refundId: text('rfnd_8c41'),
    amountPaise: paise,
    full: z.boolean(),
  }),
  'order.cancelled': event('An order was given up unpaid', order, bought),
  'order.expired': event('An order was left unpaid for too long', order, bought),
  'order.disputed': event('A bank disputes a payment, or has decided', order, {
    transactionId: payment,
    disputeId: text('disp_31ab'),
    status: text('open'),
    amountPaise: paise,
  }),
  'refund.asked': event('A customer wants money back', refund, { requestId: id, transactionId: payment }),
  'refund.decided': event('Staff have decided on a refund that was asked for', refund, {
    requestId: id,
    status: text('approved'),
    approvedPaise: paise.nullable(),
  }),

  'invoice.issued': event('An invoice, a note or a receipt has its number', invoice, {
    invoiceId: id,
    number: text('MIL/26-27/000123'),
    kind: text('tax-invoice'),
    totalPaise: paise,
    buyerId: id.nullable(),
    transactionId: payment.nullable(),
    correctsId: id.nullable(),
    dueOn: day.nullable(),
  }),
  'invoice.paid': event('Nothing of an invoice is owed any more', invoice, { invoiceId: id, buyerId: id }),
  'invoice.reopened': event('An invoice that was paid is owed again', invoice, {
    invoiceId: id,
    buyerId: id,
    openPaise: paise,
  }),
  'invoice.cancelled': event('An invoice was taken back whole', invoice, {
    invoiceId: id,
    noteId: id.nullable(),
  }),

  'payment.received': event('Money came for invoices', account, {
    receiptId: id,
    buyerId: id,
    amountPaise: paise,
    method: text('bank-transfer'),
    receivedOn: day,
  }),
  'payment.returned': event('Money that had come was taken back', account, {
    receiptId: id,
    buyerId: id,
    amountPaise: paise,
    returnedOn: day,
  }),

  'payment-link.created': event('There is a link that asks for money', links, {
    ...link,
    amountPaise: paise,
    expiresAt: moment,
  }),
  'payment-link.paid': event('Nothing is left to pay by a link', links, link),
  'payment-link.expired': event('A link was not paid in its time', links, link),
  'payment-link.revoked': event('Staff took a link back', links, link),

  'subscription.started': event(
    'A benefit or a plan runs, or goes on',
    order,
    {
      transactionId: payment.nullable().meta({
        description: 'Null of a plan that began without a payment: nothing was to be paid, or staff began it',
      }),
      admissionId: id
        .nullable()
        .meta({ description: 'Of a plan: /staff/admissions/{admissionId} tells more' }),
      kind: z.enum(['benefit', 'plan']),
      title: text('Website care'),
      months: count,
      startsAt: moment,
      endsAt: moment,
    },
    2,
  ),
  'subscription.ended': event(
    'A benefit or a plan has ended before its time',
    order,
    {
      transactionId: payment.nullable().meta({ description: 'Null of a plan that began without a payment' }),
      admissionId: id.nullable().meta({ description: 'Of a plan' }),
    },
    2,
  ),
  'renewal.due': event('Something ends soon, and its customer was told', '/staff/renewals', {
    source: text('txn_5f2b7c9d1e'),
    days: count,
    endsOn: day,
  }),
  'mandate.changed': event('A mandate was agreed to, paused, refused or ended', recurring, {
    recurringId: id,
    mandateId: id,
    status: text('active'),
  }),
  'mandate.failed': event('A debit did not work', invoice, { invoiceId: id, again: z.boolean() }),

  'customer.created': event('Somebody has an account', customer, { customerId: id }),
  'customer.updated': event('Something about an account has changed', customer, {
    customerId: id,
    change: text('profile-changed'),
  }),
  'customer.erased': event('An account and what it held is gone', null, { customerId: id }),

  'project.started': event('Work on what was sold begins', project, {
    projectId: id,
    service: text('Website Development'),
    dueOn: day,
  }),
  'project.moved': event('A project is at another step, or done', project, {
    projectId: id,
    from: count.nullable(),
    to: count.nullable(),
    state: z.enum(['running', 'done']),
  }),
  'project.promised': event('A step is promised for another day', project, {
    projectId: id,
    step: count,
    dueOn: day,
  }),
  'project.stopped': event('A project was stopped', project, { projectId: id }),
  'project.file-added': event('A file or a version was given by one side to the other', project, {
    projectId: id,
    fileId: id,
    from: z.enum(['agency', 'customer']),
    isVersion: z.boolean(),
  }),
  'project.answered': event('A customer approved a version, or asked for another', project, {
    projectId: id,
    fileId: id,
    answer: text('approved'),
  }),
  'project.handed-over': event('Something was handed over', project, {
    projectId: id,
    handoverId: id,
    handedOn: day,
  }),
  'certificate.issued': event('It is certified who owns what was made', project, {
    certificateId: id,
    projectId: id,
    number: text('OWN/26-27/000012'),
  }),
  'certificate.revoked': event('A certificate holds no more', project, { certificateId: id, projectId: id }),

  'admission.submitted': event('Somebody filled in what a plan needs', admission, { admissionId: id }),
  'help.asked': event('A customer needs help', help, { requestId: id, customerId: id }),
  'help.changed': event('A call for help was answered, closed or opened again', help, {
    requestId: id,
    status: text('answered'),
  }),
  'grievance.filed': event('Somebody asks or complains about their data', '/staff/grievances', {
    grievanceId: id,
    dueOn: day,
  }),
  'newsletter.subscribed': event('Somebody confirmed the newsletter', '/staff/subscribers', {
    subscriberId: id,
  }),
  'newsletter.unsubscribed': event('Somebody left the newsletter', '/staff/subscribers', {
    subscriberId: id,
  }),
  'letter.sent': event('A letter has gone to all its readers', '/staff/letters/{letterId}', {
    letterId: id,
    readers: count,
  }),
  'question.asked': event('Somebody asked something in the chat', null, {
    language: text('en'),
    answered: z.boolean(),
  }),
  'question.unanswered': event('The site does not say what was asked', '/staff/unanswered-questions', {
    questionId: id,
    times: count,
  }),
  'comment.added': event('A comment was written', '/staff/comments', {
    commentId: id,
    postId: id,
    status: text('approved'),
  }),
  'post.published': event('An article is there for everybody', post, {
    postId: id,
    slug: text('what-a-website-costs'),
  }),
};
export type WebhookEvent = keyof typeof eventSchemas;
/** What a verb may tell of an event. */
export type EventData<E extends WebhookEvent> = z.infer<(typeof eventSchemas)[E]['data']>;

/** What _Send a test_ tells. Nobody chooses it, everybody can get it. */
const testEvent = event('Somebody at the office asked for a test', null, {
  text: text('Farah asked for this test.'),
});

type CataloguedEvent = { says: string; more: string | null; version: number; data: z.ZodType };
/** By name, the test among them. */
export const everyEvent: Record<WebhookEvent | 'webhook.test', CataloguedEvent> = {
  ...eventSchemas,
  'webhook.test': testEvent,
};

/** The whole message, as its receiver may read it. */
export const messageOf = (type: string, { version, data }: CataloguedEvent) =>
  z.object({ type: z.literal(type), version: z.literal(version), timestamp: moment, data });
