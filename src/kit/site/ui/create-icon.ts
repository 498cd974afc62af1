import { createElement, type ComponentProps } from 'react';

/** An icon as lucide's files tell it. */
type IconData = { name: string; node: [tag: string, attributes: object][]; aliases?: unknown[] };

/**
 * Makes lucide's icons in place of its own maker (scripts/lib/client-files.ts), which is eight files for every page and
 * takes the server three times as long: the same markup as its, of what our pages ask of it.
 */
export function createIcon({ name, node, aliases = [] }: IconData) {
  const names = [name, ...aliases.filter((alias) => typeof alias === 'string')];
  const own = `lucide ${names.map((one) => `lucide-${one}`).join(' ')}`;
  return function Icon({ className, ...rest }: ComponentProps<'svg'>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        className: className ? `${own} ${className}` : own,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
