import { useLingui } from '@lingui/react/macro';
import { useHref } from 'react-router';
import { laterPopup } from '#kit/site/ui/later-popup.tsx';

/** The popup that it opens. */
export const GetStarted = laterPopup(async () => (await import('./get-started-popup.tsx')).GetStartedPopup);

/** Opens the popup 'Get Started'; without scripts it leads to the enquiry form. */
export function StartLink({ onStart }: { onStart: () => void }) {
  const { t } = useLingui();
  const href = useHref('/enquiry');
  return (
    <a
      href={href}
      aria-haspopup="dialog"
      className="btn btn-main px-7"
      onPointerEnter={GetStarted.prepare}
      onFocus={GetStarted.prepare}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onStart();
      }}
    >
      {t`Get Started`}
    </a>
  );
}
