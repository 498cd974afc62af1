import type { ClientBase } from 'pg';

/** A statement is kept prepared when it comes once more than this. */
const often = 5;
/** So many of them. Each takes PostgreSQL some memory for each connection that asks it. */
const most = 200;
/** Statements that are not asked often yet: those with lists of ever other lengths come to no end. */
const counted = 2_000;

/**
 * Lets the connections of one pool keep what is asked often: such a statement has a name, under which PostgreSQL keeps
 * it read, checked and, where one plan serves whatever values come, planned. One that failed is sent whole again.
 * @returns what makes a connection one of them
 */
export function nameStatements() {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name || names.size === most) return name;
    const before = uses.get(text) ?? 0;
    if (before < often) {
      if (uses.size === counted) uses.clear();
      uses.set(text, before + 1);
      return;
    }
    uses.delete(text);
    names.set(text, `s${names.size}`);
    return names.get(text);
  }

  return (client: ClientBase) => {
    const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
    const asking = (asked: unknown, values: unknown, ...rest: unknown[]) => {
      const { text } = asked as { text?: string };
      const name = text && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      return ask(name ? { ...(asked as object), name } : asked, values, ...rest);
    };
    client.query = asking as ClientBase['query'];
  };
}
