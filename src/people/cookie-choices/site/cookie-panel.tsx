import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { CookieChoice } from '../cookie-choice.ts';
import { Popup } from '#kit/site/ui/popup.tsx';
import { choose } from './choose.ts';
import { browserRefuses, cookieChoice } from './cookie-consent.ts';

const signalLabels = {
  gpc: msg`Your browser sends Global Privacy Control. We take it as your no to statistics and marketing, for as long as it is on.`,
  dnt: msg`Your browser sends Do Not Track. We take it as your no to statistics and marketing, for as long as it is on.`,
};

/** The choice in full: what each kind of cookie does, and a switch for those that are not needed. */
export function CookiePanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
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
    <Popup title={t`Cookie choices`} onClose={onClose}>
      {signal && <p className="mb-2 rounded-control bg-marigold-tint px-4 py-3">{t(signalLabels[signal])}</p>}
      <ul className="divide-y divide-line">
        <Row title={t`Necessary`} text={t`What forms, bookings, reactions and this choice need to work.`}>
          <span className="shrink-0 text-sm font-semibold">{t`Always on`}</span>
        </Row>
        <Row
          title={t`Statistics`}
          text={t`Connects the pages of one visit, so that we see what helped and what did not. Without an answer from you we count pages only; after a no, not even that.`}
          {...row('statistics')}
        />
        <Row
          title={t`Marketing`}
          text={t`Tells the advertising network that its advertisement brought you here, and what came of your enquiry. It gets your e-mail address and number as a check code only, by which it recognises people it knows already.`}
          {...row('marketing')}
        />
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        <Trans>
          You can change your mind at any time, at the foot of every page. More in our{' '}
          <Link to="/privacy-policy" className="text-link">
            privacy policy
          </Link>
          .
        </Trans>
      </p>
      {signal ? (
        <button type="button" className="btn btn-main mt-5 w-full" onClick={onClose}>
          {t`Close`}
        </button>
      ) : (
        <div className="mt-5 grid grid-cols-2 gap-2">
          <button type="button" className="btn btn-main col-span-2" onClick={save(choice)}>
            {t`Save my choice`}
          </button>
          <button
            type="button"
            className="btn btn-line"
            onClick={save({ statistics: true, marketing: true })}
          >
            {t`Accept all`}
          </button>
          <button
            type="button"
            className="btn btn-line"
            onClick={save({ statistics: false, marketing: false })}
          >
            {t`Reject all`}
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
