import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A component whose code comes when it is first shown, or was prepared for; `meanwhile` stands in its place. React's own
 * `lazy` would leave that there for three tenths of a second however soon the code comes, so it serves only what is drawn
 * by the server too, and screens, for which the one before stays. Where its code does not come, `meanwhile` stays and
 * `onMissing` is called.
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
    const [, setLoaded] = useState(Loaded !== undefined);
    const miss = useEffectEvent(() => onMissing?.());
    useEffect(() => {
      let isGone = false;
      fetchOnce().then(
        () => !isGone && setLoaded(true),
        () => !isGone && miss(),
      );
      return () => {
        isGone = true;
      };
    }, []);
    return Loaded ? <Loaded {...(props as Props)} /> : meanwhile;
  }

  return Object.assign(Later, {
    /** Fetches the code before somebody asks for it; where that fails, it is fetched when it is shown. */
    prepare: () => void fetchOnce().catch(() => null),
  });
}
