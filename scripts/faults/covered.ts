/**
 * Each fault that the product is to outlive, and what shows that it does: stories of `npm run faults` by their names,
 * tests of `npm test` by file and the beginning of their titles.
 */
export type Covered = {
  id: string;
  fault: string;
  stories?: string[];
  tests?: [file: string, title: string][];
};

export const covered: Covered[] = [
  {
    id: 'F1',
    fault: 'kill -9 in a burst of enquiries',
    stories: ['two-machines', 'random-kills'],
    tests: [['src/server/kill.process.test.ts', 'kill -9 in a burst of 100 enquiries']],
  },
  {
    id: 'F2',
    fault: 'PostgreSQL stops or is killed',
    stories: ['failover', 'replica', 'pooler', 'random-kills'],
    tests: [['src/server/database-down.process.test.ts', 'PostgreSQL gone']],
  },
  {
    id: 'F3',
    fault: 'the database hangs',
    stories: ['silent-database'],
    tests: [
      ['src/server/silent-database.test.ts', 'transactions that a silent database did not begin'],
      ['src/server/silent-database.test.ts', 'what a silent database did not undo'],
    ],
  },
  {
    id: 'F4',
    fault: 'the mail server is away, busy or refuses',
    tests: [['src/server/mail-down.process.test.ts', 'mail down on %s: the enquiry is taken at once']],
  },
  {
    id: 'F5',
    fault: 'the gateway is silent, or its answer is lost after it made the order',
    tests: [
      ['src/money/payments/payments.test.ts', '#35 an answer that was lost'],
      ['src/money/payments/payments.test.ts', 'an order that never reached the gateway'],
    ],
  },
  {
    id: 'F6',
    fault: 'webhooks twice, all at once, in the wrong order',
    stories: ['random-kills'],
    tests: [
      ['src/money/payments/webhook-events/wire/webhook.test.ts', '#13 what the gateway did not sign'],
      ['src/money/payments/webhook-events/wire/webhook.test.ts', '#15 #16 the same words again'],
      ['src/money/payments/webhook-events/wire/webhook.test.ts', '#17 #18 everything at once'],
    ],
  },
  {
    id: 'F7',
    fault: 'a double click on what makes something',
    tests: [
      ['src/money/payments/payments.test.ts', 'twenty starts at once'],
      ['src/sales/leads/enquiries/wire/once.test.ts', 'an Idempotency-Key answers with the first id'],
      ['src/sales/bookings/wire/one-booking.test.ts', 'the same key twenty times in parallel'],
    ],
  },
  {
    id: 'F8',
    fault: 'fifty buyers, one coupon',
    tests: [['src/money/coupons/wire/routes.test.ts', 'fifty people apply a coupon']],
  },
  {
    id: 'F9',
    fault: 'the disk is full',
    stories: ['disk-full'],
    tests: [
      ['src/adapters/files/disk-files.test.ts', 'on a full disk nothing half stays'],
      ['src/agency/media/wire/disk-full.test.ts', 'an upload onto a full disk'],
    ],
  },
  {
    id: 'F10',
    fault: 'a clock that jumps, midnight in India, 29 February',
    stories: ['clock'],
    tests: [
      ['src/sales/bookings/slots/wire/days.test.ts', 'the day after tomorrow is counted in India'],
      ['src/sales/bookings/slots/wire/days.test.ts', '29 February exists'],
    ],
  },
  {
    id: 'F11',
    fault: 'SIGTERM under load',
    stories: ['previous-version'],
    tests: [['src/server/graceful-stop.process.test.ts', 'SIGTERM under load']],
  },
  {
    id: 'F12',
    fault: 'a second process on the same folder',
    tests: [['src/server/refusals.process.test.ts', 'a second process on the same DATA_DIR']],
  },
  { id: 'F13', fault: 'half an hour of visitors in little memory', stories: ['soak'] },
  {
    id: 'F14',
    fault: 'more visitors than the processor can serve',
    stories: ['overload'],
    tests: [['src/server/shed-load.test.ts', 'a crowd is asked to come back']],
  },
  {
    id: 'F15',
    fault: 'heads and bodies that come slowly',
    tests: [['src/server/open-server.test.ts', 'a head or a body that does not come']],
  },
  {
    id: 'F16',
    fault: 'everything is gone but the backup',
    tests: [['src/server/backup-commands.process.test.ts', 'npm run backup and restore move']],
  },
  {
    id: 'F17',
    fault: 'a migration that is cut off',
    stories: ['cut-start'],
    tests: [['src/kit/migrate.test.ts', 'an index is built beside who writes']],
  },
  {
    id: 'F18',
    fault: 'a job that always fails',
    tests: [
      ['src/adapters/queue/pg-boss.test.ts', 'a job that always fails delays no other one'],
      ['src/desk/queues/office/stuck-jobs.test.ts', 'stuck jobs are listed'],
    ],
  },
  {
    id: 'F19',
    fault: 'an error that nobody expected',
    tests: [
      ['src/server/errors.test.ts', 'the log says which call failed'],
      ['src/desk/operations/office/routes.test.ts', 'a fault of our own is listed'],
    ],
  },
  {
    id: 'F20',
    fault: 'kill -9 while jobs run',
    stories: ['two-machines', 'random-kills'],
    tests: [['src/server/kill.process.test.ts', 'kill -9 in a burst of 100 enquiries']],
  },
];
