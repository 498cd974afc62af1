import { useState, useSyncExternalStore } from 'react';

/** Whether the page around it came from the server as it is; false for who came from another page without loading it. */
export function useFromServer(): boolean {
  const [isFromServer] = useState(useSyncExternalStore(nothing, isNew, isAsSent));
  return isFromServer;
}

const nothing = () => () => undefined;
const isNew = () => false;
const isAsSent = () => true;
