/** A few ways to see the same prices, of which one holds; paper says only which. */
export function Choice<Value extends string>({
  name,
  legend,
  choices,
  chosen,
  isWide = false,
  onChoose,
}: {
  name: string;
  legend: string;
  /** `note`: a few words below the text. */
  choices: { value: Value; text: string; note?: string }[];
  chosen: Value;
  /** As wide as its column on every screen, as it is on phones. */
  isWide?: boolean;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className="needs-scripts min-w-0">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div
        className={`grid auto-cols-fr grid-flow-col overflow-hidden rounded-control border border-ink bg-white print:block print:border-0 ${isWide ? '' : 'sm:inline-grid'}`}
      >
        {choices.map(({ value, text, note }) => (
          <label
            key={value}
            className="grid min-h-12 cursor-pointer place-content-center px-3 py-2 text-center font-semibold not-first:border-l not-first:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-ink has-checked:has-focus-visible:outline-marigold print:block print:min-h-0 print:p-0 print:text-left print:not-has-checked:hidden print:has-checked:bg-white print:has-checked:text-ink"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              className="sr-only"
              onChange={() => onChoose(value)}
            />
            {text}
            {note && <span className="text-sm font-normal">{note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
