import { ChevronDown, Menu, Phone, X } from 'lucide-react';
import { useRef } from 'react';
import { NavLink } from 'react-router';
import { offerPath } from '#domain/offer/offer-path.ts';
import type { PublicSettings } from '#domain/settings/read-settings.ts';
import { Logo } from '#web/ui/logo.tsx';
import { WhatsappIcon } from '#web/ui/whatsapp-icon.tsx';
import { DrawerSlot } from './account/drawer-slot.tsx';
import { callHref, spokenPhone, whatsappHref } from './contact-links.ts';
import { servicePages } from './services.ts';

/** The header's links for small screens. `command` opens the dialog where scripts have not arrived. */
export function Drawer({ settings }: { settings: PublicSettings }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const phone = settings.phones[0] ?? settings.whatsapp;

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Menu"
        className="-mr-3 grid size-12 place-items-center md:hidden"
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
        aria-label="Menu"
        className="drawer m-0 ml-auto h-dvh max-h-none w-[min(100%,24rem)] max-w-none overscroll-contain bg-paper text-ink"
        {...{ closedby: 'any' }}
      >
        <div className="flex min-h-full flex-col px-5 pb-8">
          <div className="flex h-16 items-center justify-between">
            <Logo brand={settings.brand} />
            <form method="dialog">
              <button aria-label="Close menu" className="-mr-3 grid size-12 place-items-center">
                <X aria-hidden className="size-6" />
              </button>
            </form>
          </div>
          <nav aria-label="Menu">
            <ul className="divide-y divide-line border-y border-line">
              <DrawerLink to="/" close={close}>
                Home
              </DrawerLink>
              <DrawerLink to={offerPath} close={close}>
                OMS
              </DrawerLink>
              <li>
                <details className="group">
                  <summary className={`${drawerItem} list-none justify-between`}>
                    Our Service
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
                          {page.name}
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
              <DrawerLink to="/about-us" close={close}>
                About
              </DrawerLink>
              <DrawerLink to="/blog" close={close}>
                Blog
              </DrawerLink>
              <DrawerLink to="/contact" close={close}>
                Contact
              </DrawerLink>
              <DrawerSlot className={drawerItem} close={close} />
            </ul>
            <NavLink to="/enquiry" className="btn btn-main mt-6 w-full" onClick={close}>
              Enquiry
            </NavLink>
          </nav>
          <div className="mt-auto grid grid-cols-2 gap-3 pt-8">
            <a href={callHref(phone)} aria-label={`Call ${spokenPhone(phone)}`} className="btn btn-line px-2">
              <Phone aria-hidden className="size-5" />
              Call
            </a>
            <a
              href={whatsappHref(settings.whatsapp, 'Hello, I have a question.')}
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
