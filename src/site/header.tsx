import { useLingui } from '@lingui/react/macro';
import { Link, NavLink, useLocation } from 'react-router';
import { offerPath } from '#kit/offer-path.ts';
import type { PublicSettings } from '#agency/settings/read-settings.ts';
import { Logo } from '#kit/site/ui/logo.tsx';
import { CartSlot } from '#money/cart/site/cart-slot.tsx';
import { AccountSlot } from '#people/sign-in/site/account-slot.tsx';
import { Drawer } from './drawer.tsx';
import { headerItem } from '#kit/site/header-item.ts';
import { LanguageMenu } from './language-menu.tsx';
import { ServiceMenu } from '#catalogue/services/site/service-menu.tsx';

export function Header({ settings }: { settings: PublicSettings }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { brand } = settings;
  return (
    <header className="tall:sticky top-0 z-40 border-b border-line bg-paper">
      <div className="wrap flex h-16 items-center gap-2 sm:gap-3 md:max-lg:gap-2 lg:h-18">
        {/* On the smallest phones the cart takes the place of the name. */}
        <Link
          to="/"
          aria-label={t`${brand}, home`}
          className="flex min-h-12 min-w-0 items-center max-[22rem]:[:has(+*+*_a[href$='/cart'])]:[&_svg+span]:hidden"
        >
          <Logo brand={brand} />
        </Link>
        <nav aria-label={t`Main`} className="ml-auto hidden items-center md:flex lg:ml-4 xl:ml-8">
          <HeaderLink to="/">{t`Home`}</HeaderLink>
          <HeaderLink to={offerPath}>{t`OMS`}</HeaderLink>
          <ServiceMenu key={`menu ${pathname}`} />
          <HeaderLink to="/about-us">{t`About`}</HeaderLink>
          <HeaderLink to="/blog">{t`Blog`}</HeaderLink>
          <HeaderLink to="/contact-us">{t`Contact`}</HeaderLink>
        </nav>
        {/* The drawer's button has its place before it is there: a slow phone shows the header as far as it has read it. */}
        <div className="ml-auto flex shrink-0 items-center gap-1 max-md:relative max-md:h-full max-md:pr-10 md:ml-1 lg:ml-auto lg:gap-3">
          <CartSlot />
          <AccountSlot />
          <Link to="/enquiry" prefetch="intent" className="btn btn-main px-4 max-[400px]:px-3 xl:px-6">
            {t`Enquiry`}
          </Link>
          <LanguageMenu offered={settings.languages} />
          {/* A new page closes what stood open on the old one. */}
          <Drawer key={pathname} settings={settings} />
        </div>
      </div>
    </header>
  );
}

function HeaderLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink to={to} end className={headerItem}>
      {children}
    </NavLink>
  );
}
