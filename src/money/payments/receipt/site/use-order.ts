import { useEffect, useState } from 'react';
import { fetchOrder, type PaidOrder } from '#money/checkout/wire/client.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { attempt } from '#kit/site/attempt.ts';

const everyMs = 3_000;
/** After two minutes a mail says what became of it. */
const most = 40;

type Known =
  | { state: 'loading' }
  | { state: 'failed'; text: string; missing: boolean }
  | { state: 'there'; order: PaidOrder };

/** Money may be on its way: it is asked for again. */
const underway = (order: PaidOrder, arrivedAt: 'success' | 'failure') =>
  order.status === 'authorized' ||
  (arrivedAt === 'success' && (order.status === 'pending' || order.status === 'created'));

async function ask(id: string, refresh: boolean): Promise<Known> {
  const answer = await attempt(fetchOrder(id, { refresh }), noConnection);
  if (answer.ok) return { state: 'there', order: answer.order };
  return { state: 'failed', text: answer.message, missing: failureKindOf(answer) === 'missing' };
}

/** A payment as the server knows it, asked again while it may still change. */
export function useOrder(id: string, arrivedAt: 'success' | 'failure') {
  const [{ known, asked }, setState] = useState<{ known: Known; asked: number }>({
    known: { state: 'loading' },
    asked: 0,
  });
  const waiting = known.state === 'there' && underway(known.order, arrivedAt);
  const due = asked === 0 ? 0 : waiting && asked < most ? everyMs : null;
  useEffect(() => {
    if (due === null) return;
    const timer = setTimeout(async () => {
      const answer = await ask(id, arrivedAt === 'success' || asked > 0);
      setState((now) => ({
        // What was there stays while the line fails.
        known: answer.state === 'failed' && now.known.state === 'there' ? now.known : answer,
        asked: now.asked + 1,
      }));
    }, due);
    return () => clearTimeout(timer);
  }, [id, arrivedAt, asked, due]);
  return {
    known,
    waiting,
    givenUp: waiting && asked >= most,
    /** Asks again at once. */
    async reload() {
      setState({ known: { state: 'loading' }, asked: 0 });
    },
  };
}
