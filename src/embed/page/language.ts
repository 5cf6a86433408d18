import { effect, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { replaceMessages, type Texts } from '../../texts/define-messages';
import { loadChunk } from '../../ui/feedback/load-chunk';
import { configuredLanguage } from './configuration';
import { type Locale, localeOf } from './locale';

// A page has one language: what it shows in several places, such as messages and dialogs, belongs to no element.

const catalogues: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<Texts>>> = {
  de: async () => (await import('../../locales/de')).catalogue,
};

/** Set anew with each change, also of the page's own texts. */
const shown = signal<{ readonly locale: Locale }>({ locale: 'en' });
let catalogue: Texts | undefined;
let latest: Locale = 'en';

function update(locale: Locale, messages: Texts | undefined): void {
  replaceMessages([messages, catalogue].filter((texts) => texts !== undefined));
  shown.value = { locale };
}

/** Shows all texts in a language. Rejects when its catalogue does not load; they then stay as they are. */
async function show(locale: Locale): Promise<void> {
  latest = locale;
  if (locale === shown.peek().locale) return;
  const loaded = locale === 'en' ? undefined : await loadChunk(`texts in ${locale}`, catalogues[locale]);
  // Another language was asked for meanwhile.
  if (latest !== locale) return;
  catalogue = loaded;
  update(locale, configuredLanguage().messages);
}

let isFollowing = false;

/** Follows `configure({ messages })`, also that of another copy of this code. */
function followMessages(): void {
  if (isFollowing) return;
  isFollowing = true;
  let before: Texts | undefined;
  effect(() => {
    const { messages } = configuredLanguage();
    if (messages === before) return;
    before = messages;
    update(shown.peek().locale, messages);
  });
}

/**
 * The language of the page's texts: of `configure({ locale })`, else of the `lang` of the element or its nearest ancestor.
 * `undefined` until its texts are loaded for the first time, so that none is shown in English before. Re-renders the component
 * when the language changes.
 */
export function useLanguage(element: HTMLElement): Locale | undefined {
  useSignals();
  useState(followMessages);
  const lang = useLang(element);
  const wanted = localeOf(configuredLanguage().locale ?? lang);
  const [isSettled, setSettled] = useState(() => wanted === shown.peek().locale);
  useEffect(() => {
    let isMounted = true;
    show(wanted)
      .catch((error: unknown) => console.error(error))
      .finally(() => isMounted && setSettled(true));
    return () => {
      isMounted = false;
    };
  }, [wanted]);
  const { locale } = shown.value;
  return isSettled ? locale : undefined;
}

/** The `lang` of an element or of its nearest ancestor; changes with that of the element and of the page. */
function useLang(element: HTMLElement): string {
  const subscribe = useCallback(
    (notify: () => void) => {
      const observer = new MutationObserver(notify);
      for (const watched of [element, document.documentElement])
        observer.observe(watched, { attributeFilter: ['lang'] });
      return () => observer.disconnect();
    },
    [element],
  );
  return useSyncExternalStore(subscribe, () => langOf(element));
}

function langOf(element: Element): string {
  const labelled = element.closest<HTMLElement>('[lang]');
  if (labelled) return labelled.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langOf(root.host) : '';
}
