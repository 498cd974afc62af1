import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { fetched } from '../pictures/drawn.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useFromServer } from './use-from-server.ts';

/** So far ahead of the reader that it has come alive before it is seen. */
const ahead = '800px';

/**
 * A part below the first sight that comes alive when the reader comes near: until then it stays as the server drew it, and
 * its code is not fetched, and what acts in it is not shown. A link that had the focus has it afterwards. Whoever comes
 * from another page has it at once (see `drawn`).
 */
export function onceNear<Props extends object>(
  OnServer: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
) {
  const AtOnce = fetched(load);
  return function Near(props: Props) {
    const inPlace = useFromServer();
    const [near, setNear] = useState(false);
    const Woken = useLoaded(load, near);
    const focused = useRef(-1);
    const alive = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      if (Woken && alive.current) linksOf(alive.current)[focused.current]?.focus({ preventScroll: true });
    }, [Woken]);
    if (OnServer)
      return (
        <div data-still>
          <OnServer {...props} />
        </div>
      );
    if (inPlace && !Woken) return <Still key="still" setNear={setNear} focused={focused} />;
    return (
      <div key="alive" ref={alive}>
        {Woken ? <Woken {...props} /> : <AtOnce {...props} />}
      </div>
    );
  };
}

const linksOf = (part: Element) => [...part.querySelectorAll('a')];

/** The part as the server drew it. @param focused where it stands at the end which of its links has the focus, -1 for none */
function Still({ setNear, focused }: { setNear: (near: true) => void; focused: { current: number } }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const view = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && setNear(true), {
      rootMargin: ahead,
    });
    view.observe(place.current);
    return () => view.disconnect();
  }, [setNear]);
  useLayoutEffect(() => {
    const part = place.current;
    return () => {
      if (part) focused.current = linksOf(part).findIndex((link) => link === document.activeElement);
    };
  }, [focused]);
  return <div ref={place} data-still suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
