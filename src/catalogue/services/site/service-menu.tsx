import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { headerItem } from '#kit/site/header-item.ts';
import { servicePages } from './services.ts';

/** `peek`: opened by hovering or by keyboard focus, so it closes by itself. `open`: opened by a click or Enter. */
type State = 'closed' | 'peek' | 'open';

/**
 * The menu of services: a mouse opens it by hovering, anything else by click, Enter or focus; Escape closes it
 * . Before JavaScript runs the style sheet opens it on hover and focus.
 */
export function ServiceMenu() {
  const { t, i18n } = useLingui();
  const [state, setState] = useState<State>('closed');
  const ready = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const shown = state !== 'closed';

  return (
    <div
      role="presentation"
      className="group relative"
      data-ready={ready || undefined}
      onPointerEnter={(event) =>
        event.pointerType === 'mouse' && setState((now) => (now === 'open' ? now : 'peek'))
      }
      onPointerLeave={(event) =>
        event.pointerType === 'mouse' && setState((now) => (now === 'peek' ? 'closed' : now))
      }
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setState('closed')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !shown) return;
        // Focus first: it would open the menu again.
        button.current?.focus();
        setState('closed');
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={shown}
        aria-controls={id}
        className={`${headerItem} gap-1`}
        onClick={() => setState((now) => (now === 'open' ? 'closed' : 'open'))}
        onFocus={(event) =>
          event.currentTarget.matches(':focus-visible') &&
          setState((now) => (now === 'closed' ? 'peek' : now))
        }
      >
        {t`Our Service`}
        <ChevronDown
          aria-hidden
          className={`size-4 transition-[rotate] duration-150 ${shown ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={id}
        className={`absolute top-full left-0 z-10 pt-1 ${shown ? 'animate-[settle_160ms_var(--ease-out)]' : 'hidden group-not-data-ready:group-focus-within:block group-not-data-ready:group-hover:block'}`}
      >
        <ul className="w-72 rounded-card border border-line bg-white p-2 shadow-float">
          {servicePages.map((page) => (
            <li key={page.path}>
              <NavLink
                to={page.path}
                className="flex min-h-12 items-center rounded-control px-4 font-medium hover:bg-marigold-tint aria-[current=page]:bg-marigold-tint"
                onClick={() => setState('closed')}
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
