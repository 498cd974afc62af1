import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, MouseEvent } from 'react';
import { pinStyle, placeOf } from './pinned-picture.tsx';

/** A comment that is being written. `key` is its own while it is. */
export type DraftPin = { key: number; x: number; y: number; text: string };

const within = (value: number) => Math.min(1_000, Math.max(0, Math.round(value)));
const ways: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
};

type Props = {
  pins: DraftPin[];
  onAdd: (place: { x: number; y: number }) => void;
  onMove: (pin: DraftPin, place: { x: number; y: number }) => void;
  onOpen: (pin: DraftPin) => void;
};

/** Lies over a picture: pressed, it takes a comment where the pointer is, by keyboard in the middle; arrows move one. */
export function PinLayer({ pins, onAdd, onMove, onOpen }: Props) {
  const { t } = useLingui();

  function add({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
    // Pressed by a key it has no place.
    if (detail === 0) return onAdd({ x: 500, y: 500 });
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onAdd({ x: within(((clientX - left) / width) * 1_000), y: within(((clientY - top) / height) * 1_000) });
  }

  function move(pin: DraftPin, event: KeyboardEvent) {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const far = event.shiftKey ? 5 : 1;
    onMove(pin, { x: within(pin.x + way[0] * far), y: within(pin.y + way[1] * far) });
  }

  return (
    <>
      <button
        type="button"
        aria-label={t`Put a comment on the picture`}
        className="absolute inset-0 cursor-crosshair -outline-offset-3"
        onClick={add}
      />
      {pins.map((pin, i) => {
        const number = i + 1;
        const [left, top] = [Math.round(pin.x / 10), Math.round(pin.y / 10)];
        return (
          <button
            key={pin.key}
            type="button"
            aria-label={t`Comment ${number}: ${left} % from the left, ${top} % from above. Arrow keys move it.`}
            className={pinStyle}
            style={placeOf(pin)}
            onKeyDown={(event) => move(pin, event)}
            onClick={() => onOpen(pin)}
          >
            {number}
          </button>
        );
      })}
    </>
  );
}
