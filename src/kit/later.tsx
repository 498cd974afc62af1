import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A component whose code comes when it is first shown, or was prepared for; `meanwhile` stands in its place. React's own
 * `lazy` would leave that there for three tenths of a second however soon the code comes, so it serves only what is drawn
 * by the server too, and screens, for which the one before stays. `onMissing` is called where its code does not come.
 * @throws while it is drawn and has no `onMissing`, what its code could not be loaded for
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchOnce = async () => {
    try {
      Loaded = await (loading ??= load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };

  function Later({
    meanwhile,
    onMissing,
    ...props
  }: Props & { meanwhile?: ReactNode; onMissing?: () => void }) {
    const [trouble, setTrouble] = useState<{ error: unknown }>();
    const [, setLoaded] = useState(Loaded !== undefined);
    const miss = useEffectEvent((error: unknown) => (onMissing ? onMissing() : setTrouble({ error })));
    useEffect(() => {
      let isGone = false;
      fetchOnce().then(
        () => !isGone && setLoaded(true),
        (error: unknown) => !isGone && miss(error),
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (trouble) throw trouble.error;
    return Loaded ? <Loaded {...(props as Props)} /> : meanwhile;
  }

  return Object.assign(Later, {
    /** Fetches the code before somebody asks for it; where that fails, it is fetched when it is shown. */
    prepare: () => void fetchOnce().catch(() => null),
  });
}
