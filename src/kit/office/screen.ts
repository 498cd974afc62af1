import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';

export type Screen = FunctionComponent & {
  /** Fetches its code. @throws in words for people */
  prepare: () => Promise<unknown>;
};
type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;

/** A screen that comes when it is opened, or was prepared for: `name` is what its file exports. */
export function screen<Name extends string>(load: Load<Name>, name: Name): Screen {
  let prepared: ComponentType | undefined;
  const prepare = async () => {
    const loaded = await loadScreen(load, name);
    prepared = loaded.default;
    return loaded;
  };
  const Fetched = lazy<ComponentType>(prepare);
  // Where no screen stands yet React would leave "loading" there for three tenths of a second, though its code is there.
  function Screen() {
    const [Drawn] = useState<ComponentType>(() => prepared ?? Fetched);
    return createElement(Drawn);
  }
  return Object.assign(Screen, { prepare });
}

/** What a screen's file exports. A failed fetch is said in words for people: the browser's own are for programmers. */
export async function loadScreen<Name extends string>(load: Load<Name>, name: Name) {
  try {
    return { default: (await load())[name] };
  } catch (error) {
    throw new Error('This screen did not load. Please check your connection and load the page again.', {
      cause: error,
    });
  }
}
