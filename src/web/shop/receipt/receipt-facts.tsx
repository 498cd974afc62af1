/** What stands on a payment's sheet, name by name; without a value the name stands alone. */
export const ReceiptFacts = ({ facts }: { facts: (readonly [name: string, value: string | null])[] }) => (
  <dl data-copyable className="mt-6 border-t-2 border-ink tabular-nums">
    {facts.map(([name, value]) => (
      <div
        key={name}
        className="grid grid-cols-[7rem_1fr] gap-x-4 border-b border-line py-2.5 sm:grid-cols-[9rem_1fr]"
      >
        <dt className="text-ink-soft">{name}</dt>
        <dd className="font-medium wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
