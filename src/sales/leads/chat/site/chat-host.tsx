import { useLingui } from '@lingui/react/macro';
import { MessageCircle, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useHref } from 'react-router';
import { leadTo } from '#kit/site/lead-to.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';

const loadChat = () => import('./chat.tsx');
const prepare = () => void loadChat().catch(() => null);

const bubble =
  'fixed right-[calc(env(safe-area-inset-right)+1rem)] bottom-[calc(env(safe-area-inset-bottom)+1rem)] z-20 flex h-14 min-w-14 items-center justify-center gap-2.5 rounded-full border-2 border-paper bg-ink font-semibold text-paper shadow-float hover:bg-ink-deep [html:has(dialog:modal)_&]:invisible';

/**
 * The same above 640 px; where the page ends in a bar of its own, above that. Its words leave while the page is scrolled
 * down, and where the screen is wide enough it stands beside the page's column instead of over it.
 */
const closedBubble =
  'bar:fixed bar:right-[calc(env(safe-area-inset-right)+1rem)] bar:bottom-[calc(env(safe-area-inset-bottom)+1rem)] bar:z-20 bar:flex bar:min-h-14 bar:min-w-14 bar:items-center bar:justify-center bar:gap-2.5 bar:rounded-full bar:border-2 bar:border-paper bar:bg-ink bar:px-4 bar:font-semibold bar:text-paper bar:shadow-float bar:hover:bg-ink-deep beside:w-20 beside:flex-col beside:gap-1 beside:rounded-card beside:px-2 beside:py-2.5 [html:has(dialog:modal)_&]:invisible max-lg:bar:[html:has([data-bottom-bar])_&]:bottom-[calc(env(safe-area-inset-bottom)+8rem)]';

/**
 * The way into the chat. The chat's script comes when it is first wanted; before scripts run, and where
 * this one does not come, the same place leads to the enquiry form.
 * @param barItem how it looks as one of the bar's ways
 */
export function ChatHost({ barItem }: { barItem: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [chat, setChat] = useState<{ Show: ComponentType<{ open: boolean; onClose: () => void }> } | null>(
    null,
  );
  const toggle = useRef<HTMLButtonElement>(null);
  const ready = useHydrated();
  const href = useHref('/enquiry');

  function press() {
    if (open) return close();
    setOpen(true);
    if (!chat) loadChat().then(({ Chat }) => setChat({ Show: Chat }), fail);
  }
  function fail() {
    setOpen(false);
    leadTo(href);
  }
  const close = () => setOpen(false);

  // Only once the dialog has closed can the toggle be seen and take the focus back.
  useLayoutEffect(() => {
    if (open || !chat) return;
    const here = document.activeElement;
    if (!here || here === document.body || here.closest('dialog')) toggle.current?.focus();
  }, [open, chat]);

  return (
    <>
      {chat && <chat.Show open={open} onClose={close} />}
      {!ready ? (
        <a href={href} aria-label={t`Chat With Us`} className={`${barItem} ${closedBubble}`}>
          <ClosedFace />
        </a>
      ) : (
        <button
          ref={toggle}
          type="button"
          aria-haspopup={open ? undefined : 'dialog'}
          aria-label={open ? t`Close chat` : t`Chat With Us`}
          className={open ? bubble : `${barItem} ${closedBubble}`}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={press}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && open) close();
          }}
        >
          {open ? <X aria-hidden className="size-6" /> : <ClosedFace />}
        </button>
      )}
    </>
  );
}

/** In the bar an icon over one word; where there is room, a sentence. */
function ClosedFace() {
  const { t } = useLingui();
  return (
    <>
      <MessageCircle aria-hidden className="size-6 bar:text-marigold" />
      <span className="bar:hidden">{t`Chat`}</span>
      <span className="max-bar:hidden bar:max-beside:group-data-away/contact:hidden beside:text-center beside:text-xs">{t`Chat With Us`}</span>
    </>
  );
}
