import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { digitsOf } from '#kit/india/digits.ts';
import { FieldError } from './field-frame.tsx';

const boxCount = 6;
export const noDigits: readonly string[] = Array.from({ length: boxCount }, () => '');

/** The six digits together; shorter while boxes are empty. */
export const codeOf = (digits: readonly string[]) => digits.join('');
export const isCode = (code: string) => code.length === boxCount;

/**
 * Six boxes of one digit each. Typing goes on to the next, Backspace in an empty one goes back, a pasted or autofilled
 * code spreads over all of them.
 */
export function CodeBoxes({
  id,
  label,
  digits,
  onChange,
  error,
  hint,
}: {
  id: string;
  label: string;
  digits: readonly string[];
  onChange: (digits: readonly string[]) => void;
  error?: string | undefined;
  hint?: ReactNode;
}) {
  const { t } = useLingui();
  const group = useRef<HTMLDivElement>(null);
  const focus = (at: number) =>
    group.current?.querySelectorAll('input')[Math.min(Math.max(at, 0), boxCount - 1)]?.focus();

  // What is wrong with the code is corrected here.
  useEffect(() => {
    if (!error) return;
    const boxes = [...(group.current?.querySelectorAll('input') ?? [])];
    (boxes.find(({ value }) => value === '') ?? boxes[0])?.focus();
  }, [error]);

  function put(at: number, typed: string) {
    const fresh = digitsOf(typed).slice(0, boxCount);
    if (!fresh) return;
    // A whole code fills the boxes from the first, wherever it was put.
    const from = fresh.length === boxCount ? 0 : at;
    onChange(digits.map((old, i) => fresh[i - from] ?? old));
    focus(from + fresh.length);
  }

  function type(at: number, value: string) {
    const before = digits[at] ?? '';
    if (value === '') return onChange(digits.map((old, i) => (i === at ? '' : old)));
    // A second digit in a box takes the first one's place, on whichever side of it it was typed.
    put(at, before && value.length === 2 ? value.replace(before, '') : value);
  }

  function move(at: number, event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowLeft: -1, ArrowRight: 1, Backspace: digits[at] ? 0 : -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    focus(at + step);
  }

  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div ref={group} className="grid max-w-96 grid-cols-6 gap-1.5 sm:gap-2.5">
        {digits.map((digit, at) => (
          <input
            key={at}
            id={at === 0 ? id : undefined}
            aria-label={t`Digit ${at + 1} of ${boxCount}`}
            aria-invalid={error ? true : undefined}
            autoFocus={at === 0}
            data-autofocus={at === 0 || undefined}
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            required
            value={digit}
            className="control h-14 px-0 text-center font-head text-h3 font-semibold tabular-nums"
            onChange={(event) => type(at, event.target.value)}
            onKeyDown={(event) => move(at, event)}
            onFocus={(event) => event.target.select()}
            onPaste={(event) => {
              event.preventDefault();
              put(at, event.clipboardData.getData('text'));
            }}
          />
        ))}
      </div>
      {hint && !error && (
        <div id={`${id}-hint`} className="mt-2 text-sm text-ink-soft">
          {hint}
        </div>
      )}
      <FieldError id={id} text={error} />
    </fieldset>
  );
}
