import { lazy, type ComponentType } from 'react';
import { useFromServer } from '../ui/use-from-server.ts';

/**
 * A drawing, or another part of a page that nobody acts on but to follow its links. On a page that came from the server
 * it is in place already, and the browser leaves it as it is: its code, several kilobytes, is fetched only by a visitor
 * who comes from another page. Until it is there that visitor stays on the other page, for nothing may grow afterwards:
 * neither under a finger nor above the place that Back returns to. One that cannot be fetched is left out. Its links lead
 * on as the router's do (`site/use-still-links.ts`).
 */
export function drawn<Props extends object = object>(
  OnServer: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
) {
  const Later = fetched(load);
  return function Drawn(props: Props) {
    const inPlace = useFromServer();
    if (OnServer)
      return (
        <div className="contents" data-still>
          <OnServer {...props} />
        </div>
      );
    if (inPlace)
      return (
        <div
          className="contents"
          data-still
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      );
    return (
      <div className="contents">
        <Later {...props} />
      </div>
    );
  };
}

/** A part whose code comes when it is first drawn; nothing where it cannot be fetched. */
export const fetched = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch(() => Nothing) }));

const Nothing = () => null;
