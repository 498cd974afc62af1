import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Menu, Phone, X } from 'lucide-react';
import { useRef, type MouseEvent } from 'react';
import { NavLink } from 'react-router';
import { offerPath } from '#kit/offer-path.ts';
import type { PublicSettings } from '#agency/settings/read-settings.ts';
import { Logo } from '#kit/site/ui/logo.tsx';
import { WhatsappIcon } from '#kit/site/ui/whatsapp-icon.tsx';
import { DrawerSlot } from './drawer-slot.tsx';
import { callHref, formatPhone, whatsappHref } from '#kit/site/contact-links.ts';
import { LanguageNav } from './language-nav.tsx';
import { servicePages } from '#catalogue/services/site/services.ts';

/** The header's links for small screens. `command` opens the dialog where scripts have not arrived. */
export function Drawer({ settings }: { settings: PublicSettings }) {
  const { t, i18n } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  // Safari knows no `closedby`.
  const closeFromBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget && close();
  const phone = settings.phones[0] ?? settings.whatsapp;
  const spoken = formatPhone(phone);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`Menu`}
        className="absolute inset-y-0 -right-3 my-auto grid size-12 place-items-center md:hidden"
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
        }}
        {...{ command: 'show-modal', commandfor: 'site-menu' }}
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <dialog
        ref={dialog}
        id="site-menu"
        aria-label={t`Menu`}
        className="drawer m-0 ml-auto h-dvh max-h-none w-[min(100%,24rem)] max-w-none overscroll-contain bg-paper text-ink"
        {...{ closedby: 'any', onClick: closeFromBeside }}
      >
        <div className="flex min-h-full flex-col px-5 pb-8">
          <div className="flex h-16 items-center justify-between">
            <Logo brand={settings.brand} />
            <form method="dialog">
              <button aria-label={t`Close menu`} className="-mr-3 grid size-12 place-items-center">
                <X aria-hidden className="size-6" />
              </button>
            </form>
          </div>
          <nav aria-label={t`Menu`}>
            <ul className="divide-y divide-line border-y border-line">
              <DrawerLink to="/" close={close}>
                {t`Home`}
              </DrawerLink>
              <DrawerLink to={offerPath} close={close}>
                {t`OMS`}
              </DrawerLink>
              <li>
                <details className="group">
                  <summary className={`${drawerItem} list-none justify-between`}>
                    {t`Our Service`}
                    <ChevronDown
                      aria-hidden
                      className="size-5 transition-[rotate] duration-150 group-open:rotate-180"
                    />
                  </summary>
                  <ul className="pb-3">
                    {servicePages.map((page) => (
                      <li key={page.path}>
                        <NavLink
                          to={page.path}
                          onClick={close}
                          className="flex min-h-12 items-center border-l-2 border-line pl-4 aria-[current=page]:border-marigold-deep aria-[current=page]:font-semibold"
                        >
                          {i18n._(page.name)}
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
              <DrawerLink to="/about-us" close={close}>
                {t`About`}
              </DrawerLink>
              <DrawerLink to="/blog" close={close}>
                {t`Blog`}
              </DrawerLink>
              <DrawerLink to="/contact" close={close}>
                {t`Contact`}
              </DrawerLink>
              <DrawerSlot className={drawerItem} close={close} />
            </ul>
            <NavLink to="/enquiry" className="btn btn-main mt-6 w-full" onClick={close}>
              {t`Enquiry`}
            </NavLink>
          </nav>
          <LanguageNav
            className="mt-auto pt-8"
            linkClassName="min-h-12 font-medium decoration-marigold-deep decoration-2 underline-offset-8"
          />
          <div className="grid grid-cols-2 gap-3 pt-4 first:mt-auto">
            <a href={callHref(phone)} aria-label={t`Call ${spoken}`} className="btn btn-line px-2">
              <Phone aria-hidden className="size-5" />
              {t`Call`}
            </a>
            <a
              href={whatsappHref(settings.whatsapp, t`Hello, I have a question.`)}
              className="btn btn-line px-2"
            >
              <WhatsappIcon />
              WhatsApp
            </a>
          </div>
        </div>
      </dialog>
    </>
  );
}

const drawerItem =
  'flex min-h-14 items-center font-head text-h4 font-semibold aria-[current=page]:text-ink aria-[current=page]:underline decoration-marigold-deep decoration-2 underline-offset-8';

/** The link of the page one is on changes no path, so the click itself closes the drawer. */
function DrawerLink({ to, close, children }: { to: string; close: () => void; children: string }) {
  return (
    <li>
      <NavLink to={to} end className={drawerItem} onClick={close}>
        {children}
      </NavLink>
    </li>
  );
}
