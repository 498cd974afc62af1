import { lazy, useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useLoaded } from '../use-loaded.ts';

/** So far ahead of the reader that it has come alive before it is seen. */
const ahead = '800px';

/**
 * A part below the first sight that comes alive when the reader comes near: until then it stays as the server drew it, and
 * its code is not fetched. Whoever comes from another page has it at once (see `drawn`).
 */
export function onceNear<Props extends object>(
  OnServer: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
) {
  const loadPart = async () => ({ Alive: await load() });
  const Alive = lazy(async () => ({ default: await load().catch(() => Nothing) }));
  return function Near(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [inPlace] = useState(useSyncExternalStore(nothing, isNew, isFromServer));
    const [near, setNear] = useState(false);
    const part = useLoaded(loadPart, near);
    useEffect(() => {
      if (!place.current) return;
      const view = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
        rootMargin: ahead,
      });
      view.observe(place.current);
      return () => view.disconnect();
    }, []);
    if (OnServer)
      return (
        <div data-still>
          <OnServer {...props} />
        </div>
      );
    if (inPlace && !part)
      return (
        <div
          key="still"
          ref={place}
          data-still
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      );
    return <div key="alive">{part ? <part.Alive {...props} /> : <Alive {...props} />}</div>;
  };
}

const Nothing = () => null;
const nothing = () => () => undefined;
const isNew = () => false;
const isFromServer = () => true;
