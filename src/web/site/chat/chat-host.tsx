import { useLingui } from '@lingui/react/macro';
import { MessageCircle, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useHref } from 'react-router';
import { useReady } from '#web/ui/use-ready.ts';

const loadChat = () => import('./chat.tsx');
const prepare = () => void loadChat().catch(() => null);

/** Gives way by `translate` to what takes the foot of the window (`--floor`): the page does not shift, it glides. */
const bubble =
  'fixed right-[calc(env(safe-area-inset-right)+1rem)] bottom-[calc(env(safe-area-inset-bottom)+1rem)] z-20 flex h-14 min-w-14 -translate-y-(--floor,0px) items-center justify-center gap-2.5 rounded-full border-2 border-paper bg-ink font-semibold text-paper shadow-float transition-[translate] duration-200 hover:bg-ink-deep [html:has(dialog:modal)_&]:hidden';

/** Where the page ends in a bar of its own, above that. */
const closedBubble = `${bubble} pr-5 pl-4 max-lg:[html:has([data-bottom-bar])_&]:bottom-[calc(env(safe-area-inset-bottom)+8rem)]`;

/**
 * The floating way into the chat, on every page (public-site §2). The chat's script comes when it is first wanted; before
 * scripts run, and where this one does not come, the same place leads to the enquiry form.
 */
export function ChatHost() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [chat, setChat] = useState<{ Show: ComponentType<{ open: boolean; onClose: () => void }> } | null>(
    null,
  );
  const toggle = useRef<HTMLButtonElement>(null);
  const ready = useReady();
  const href = useHref('/enquiry');

  function press() {
    if (open) return close();
    setOpen(true);
    if (!chat) loadChat().then(({ Chat }) => setChat({ Show: Chat }), fail);
  }
  function fail() {
    setOpen(false);
    leadToForm(href);
  }
  const close = () => setOpen(false);

  // Only once the dialog has closed can the toggle be seen and take the focus back.
  useLayoutEffect(() => {
    if (open || !chat) return;
    const here = document.activeElement;
    if (!here || here === document.body || here.closest('dialog')) toggle.current?.focus();
  }, [open, chat]);

  return (
    <section aria-label={t`Chat`} data-no-print>
      {chat && <chat.Show open={open} onClose={close} />}
      {!ready ? (
        <a href={href} className={closedBubble}>
          <ClosedFace />
        </a>
      ) : (
        <button
          ref={toggle}
          type="button"
          aria-haspopup={open ? undefined : 'dialog'}
          aria-label={open ? t`Close chat` : undefined}
          className={open ? bubble : closedBubble}
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
    </section>
  );
}

function ClosedFace() {
  const { t } = useLingui();
  return (
    <>
      <MessageCircle aria-hidden className="size-6 text-marigold" />
      {t`Chat With Us`}
    </>
  );
}

/** As a click on a link would: the enquiry form opens or, without a network, the page says why it does not. */
function leadToForm(href: string) {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
