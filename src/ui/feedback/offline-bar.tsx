import { useSyncExternalStore } from 'react';
import { Banner } from './banner';

export function OfflineBar() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  return isOnline ? null : <Banner>You are offline. The list is read again when the connection returns.</Banner>;
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
