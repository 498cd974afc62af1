import { lazy, useState, useSyncExternalStore, type ComponentType } from 'react';

/**
 * A drawing that nobody acts on. On a page that came from the server it is in place already, and the browser leaves it as
 * it is: its code, several kilobytes of shapes, is fetched only by a visitor who comes from another page. Until it is
 * there that visitor stays on the other page, for nothing may grow afterwards: neither under a finger nor above the place
 * that Back returns to. One that cannot be fetched is left out.
 */
export function drawn(OnServer: ComponentType | undefined, load: () => Promise<ComponentType>) {
  const Later = lazy(async () => ({ default: await load().catch(() => Nothing) }));
  return function Drawn() {
    const [inPlace] = useState(useSyncExternalStore(nothing, isNew, isFromServer));
    if (OnServer)
      return (
        <div className="contents">
          <OnServer />
        </div>
      );
    if (inPlace)
      return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    return (
      <div className="contents">
        <Later />
      </div>
    );
  };
}

const Nothing = () => null;
const nothing = () => () => undefined;
const isNew = () => false;
const isFromServer = () => true;
