import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { CookieChoice } from '#domain/cookie-choices/cookie-choice.ts';
import { Popup } from '#web/ui/popup.tsx';
import { choose } from './choose.ts';
import { browserRefuses, cookieChoice } from './cookie-consent.ts';

const signalWords = {
  gpc: 'Your browser sends Global Privacy Control',
  dnt: 'Your browser sends Do Not Track',
};

/** The choice in full: what each kind of cookie does, and a switch for those that are not needed. */
export function CookiePanel({ onClose }: { onClose: () => void }) {
  const signal = browserRefuses();
  const [choice, setChoice] = useState<CookieChoice>(() => {
    const { statistics = false, marketing = false } = (!signal && cookieChoice()) || {};
    return { statistics, marketing };
  });
  const save = (chosen: CookieChoice) => () => {
    choose(chosen);
    onClose();
  };
  const row = (category: keyof CookieChoice) => ({
    on: choice[category],
    disabled: signal !== null,
    onToggle: () => setChoice({ ...choice, [category]: !choice[category] }),
  });

  return (
    <Popup title="Cookie choices" onClose={onClose}>
      {signal && (
        <p className="mb-2 rounded-control bg-marigold-tint px-4 py-3">
          {signalWords[signal]}. We take it as your no to statistics and marketing, for as long as it is on.
        </p>
      )}
      <ul className="divide-y divide-line">
        <Row title="Necessary" text="What forms, bookings, reactions and this choice need to work.">
          <span className="shrink-0 text-sm font-semibold">Always on</span>
        </Row>
        <Row
          title="Statistics"
          text="Connects the pages of one visit, so that we see what helped and what did not. Without an answer from you we count pages only; after a no, not even that."
          {...row('statistics')}
        />
        <Row
          title="Marketing"
          text="Tells the network whose advertisement brought you here that it did."
          {...row('marketing')}
        />
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        You can change your mind at any time, at the foot of every page. More in our{' '}
        <Link to="/privacy-policy" className="text-link">
          privacy policy
        </Link>
        .
      </p>
      {signal ? (
        <button type="button" className="btn btn-main mt-5 w-full" onClick={onClose}>
          Close
        </button>
      ) : (
        <div className="mt-5 grid grid-cols-2 gap-2">
          <button type="button" className="btn btn-main col-span-2" onClick={save(choice)}>
            Save my choice
          </button>
          <button
            type="button"
            className="btn btn-line"
            onClick={save({ statistics: true, marketing: true })}
          >
            Accept all
          </button>
          <button
            type="button"
            className="btn btn-line"
            onClick={save({ statistics: false, marketing: false })}
          >
            Reject all
          </button>
        </div>
      )}
    </Popup>
  );
}

/** Without `aria-checked`: a checkbox tells its state itself. */
const asSwitch = { role: 'switch' };

function Row({
  title,
  text,
  children,
  ...control
}: { title: string; text: string } & (
  | { children: ReactNode }
  | { children?: undefined; on: boolean; disabled: boolean; onToggle: () => void }
)) {
  const words = (
    <span className="grow">
      <span className="block font-semibold">{title}</span>
      <span className="block text-sm text-ink-soft">{text}</span>
    </span>
  );
  if (!('on' in control))
    return (
      <li className="flex items-center gap-4 py-4">
        {words}
        {children}
      </li>
    );
  return (
    <li>
      <label className="flex items-center gap-4 py-4">
        {words}
        <input
          type="checkbox"
          {...asSwitch}
          checked={control.on}
          disabled={control.disabled}
          onChange={control.onToggle}
          aria-label={title}
          className="switch shrink-0 disabled:opacity-50"
        />
      </label>
    </li>
  );
}
