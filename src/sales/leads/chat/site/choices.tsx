import { useId } from 'react';
import type { Called } from './called.ts';

/** Buttons to answer with, named by the question that stands above them. `choices` are English, as they are answered. */
export function Choices({
  question,
  choices,
  hint,
  called,
  onChoose,
}: {
  question: string;
  choices: readonly string[];
  hint?: string;
  called: Called;
  onChoose: (choice: string) => void;
}) {
  const hintId = useId();
  return (
    <div
      role="group"
      aria-label={question}
      aria-describedby={hint && hintId}
      className="grid animate-[settle_200ms_var(--ease-out)] gap-2"
    >
      <div className="flex flex-wrap gap-2">
        {choices.map((choice, i) => (
          <button
            key={choice}
            type="button"
            data-first={i === 0 || undefined}
            className="btn btn-line min-w-20 bg-white px-4"
            onClick={() => onChoose(choice)}
          >
            {called(choice)}
          </button>
        ))}
      </div>
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
