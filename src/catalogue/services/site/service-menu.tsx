import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { useHoverMenu } from '#kit/site/ui/use-hover-menu.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { headerItem } from '#kit/site/header-item.ts';
import { servicePages } from './services.ts';

/**
 * The menu of services: a mouse opens it by hovering, anything else by click, Enter or focus; Escape closes it
 * . Before JavaScript runs the style sheet opens it on hover and focus.
 */
export function ServiceMenu() {
  const { t, i18n } = useLingui();
  const menu = useHoverMenu();
  const ready = useHydrated();
  const id = useId();

  return (
    <div {...menu.area} className="group relative" data-ready={ready || undefined}>
      <button
        {...menu.button}
        type="button"
        aria-controls={id}
        className={`${headerItem} gap-1`}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && menu.peek()}
      >
        {t`Our Service`}
        <ChevronDown
          aria-hidden
          className={`size-4 transition-[rotate] duration-150 ${menu.shown ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={id}
        className={`absolute top-full left-0 z-10 pt-1 ${menu.shown ? 'animate-[settle_160ms_var(--ease-out)]' : 'hidden group-not-data-ready:group-focus-within:block group-not-data-ready:group-hover:block'}`}
      >
        <ul className="w-72 rounded-card border border-line bg-white p-2 shadow-float">
          {servicePages.map((page) => (
            <li key={page.path}>
              <NavLink
                to={page.path}
                className="flex min-h-12 items-center rounded-control px-4 font-medium hover:bg-marigold-tint aria-[current=page]:bg-marigold-tint"
                onClick={menu.close}
              >
                {i18n._(page.name)}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
