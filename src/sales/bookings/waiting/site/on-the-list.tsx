import { useLingui } from '@lingui/react/macro';
import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatDay } from '#kit/india/india-date.ts';
import { useLanguage } from '#kit/site/use-language.ts';

/** They are on the list of a day: what happens next. Takes the focus, so that it is read out. */
export function OnTheList({ date, onAgain }: { date: string; onAgain?: () => void }) {
  const { t } = useLingui();
  const day = formatDay(date, useLanguage());
  const box = useRef<HTMLOutputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="grid animate-[settle_220ms_var(--ease-out)] gap-5">
      <output ref={box} tabIndex={-1} className="grid gap-4 outline-none">
        <span className="grid size-16 place-items-center rounded-full bg-leaf-tint text-leaf">
          <CircleCheckBig aria-hidden className="size-8" />
        </span>
        <span className="font-head text-h3 font-semibold">{t`You are on the waiting list for ${day}`}</span>
        <span>{t`We tell you as soon as a time opens on this day. It is then held for you for a while, and one press books it.`}</span>
      </output>
      {onAgain && (
        <button type="button" className="text-link min-h-12 justify-self-start" onClick={onAgain}>
          {t`Choose another day`}
        </button>
      )}
    </div>
  );
}
