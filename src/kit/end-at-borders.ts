import type { ClientBase } from 'pg';

type Lent = ClientBase & { release?: (error: Error) => void; end(): Promise<void> };

/**
 * A connection on which a transaction's begin, commit or rollback got no answer may still be within that transaction:
 * it ends, so that nobody who is lent it next adds to, and keeps, what was called undone. Drizzle gives a connection
 * back in every case but a failed begin, after which it would be lent out for ever. One that gave no answer at all ends
 * too: its rollback would wait behind the silence for as long again.
 */
export function endAtBorders(client: ClientBase) {
  const { end, query } = client as Lent;
  const ask = query.bind(client) as (...args: unknown[]) => unknown;
  const asking = (...args: unknown[]) => {
    const answer = ask(...args);
    const border = borderOf(args[0]);
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        if (border === 'begin') (client as Lent).release?.(error);
        else if (border || error.message === 'Query read timeout') void end.call(client);
      });
    return answer;
  };
  client.query = asking as ClientBase['query'];
}

/** The word that a statement of drizzle's begins with, where it stands at the border of a whole transaction. */
const borderOf = (asked: unknown) =>
  /^(begin|commit|rollback)\b(?! to)/.exec(
    typeof asked === 'string' ? asked : ((asked as { text?: string } | null)?.text ?? ''),
  )?.[1];
