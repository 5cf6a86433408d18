import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { hasDrafts } from '../api/drafts/draft-key';
import { lazyPart } from '../ui/feedback/lazy-part';
import type { Identity } from '../wire/field';
import type { DraftOfferProps } from './draft-offer';

const LoadedDraftOffer = lazyPart('draft offer', async () => (await import('./draft-offer')).DraftOffer);

/** Loads the offer's code when a draft is stored, or a form opens that may store one. */
export function LazyDraftOffer<R extends Identity>(props: DraftOfferProps<R>) {
  useSignals();
  const { host, entity, actions } = props;
  const [isNeeded, setNeeded] = useState(() => hasDrafts({ apiBase: host.client.apiBase, form: entity.name }));
  if (!isNeeded && actions.form.value !== undefined) setNeeded(true);
  return isNeeded && <LoadedDraftOffer {...props} />;
}
