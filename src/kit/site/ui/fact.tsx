/** A line of a list of facts: what it is called, and what it is. */
export const Fact = ({ term, children }: { term: string; children: string }) => (
  <>
    <dt className="text-ink-soft">{term}</dt>
    <dd className="font-medium tabular-nums wrap-anywhere">{children}</dd>
  </>
);
