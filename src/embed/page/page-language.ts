import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useReducer, useRef } from 'react';
import type { Language } from '../../locales/catalogue';
import { importLanguage, languageOf } from '../../locales/languages';
import { replaceMessages } from '../../texts/define-messages';
import { setNotation } from '../../texts/notation';
import { chunkLoader } from '../../ui/feedback/load-chunk';
import { configuredLocale, configuredMessages } from './configuration';

interface PageLanguage {
  readonly code: string;
  /** `undefined` for English, and for a language that did not load. */
  readonly language: Language | undefined;
}

/** What all widgets of the page show. */
const current = signal<PageLanguage>({ code: 'en', language: undefined });
/** The language that was requested last. */
let wanted = 'en';
const loadWanted = chunkLoader('language', () => importLanguage(wanted));

function request(code: string): void {
  if (code === wanted) return;
  wanted = code;
  loadWanted()
    .catch((error: unknown) => {
      console.error(`Pricebook: the texts of the language ${code} did not load, so English is shown.`, error);
      return undefined;
    })
    .then((language) => {
      if (code === wanted) current.value = { code, language };
    });
}

/**
 * Returns the language that a widget is shown in, and applies its texts and notation before they are read, with the page's own
 * texts; `undefined` until the language that the widget asks for has loaded once. Renders the component again when any of them
 * change. All widgets of a page have one language: the one that was requested last.
 */
export function usePageLanguage(target: Element): string | undefined {
  useSignals();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const observer = new MutationObserver(renderAgain);
    for (const element of [target, document.documentElement])
      observer.observe(element, { attributes: true, attributeFilter: ['lang'] });
    return () => observer.disconnect();
  }, [target]);
  const own = languageOf(configuredLocale() ?? langOf(target));
  const isRequested = useRef(false);
  useLayoutEffect(() => {
    isRequested.current = true;
    request(own);
  }, [own]);
  const { code, language } = current.value;
  const isReady = useRef(false);
  // Another widget may ask for another language before this one's has loaded.
  if (code === own || (isRequested.current && code === wanted)) isReady.current = true;
  apply(language, configuredMessages());
  if (!isReady.current) return undefined;
  return language ? code : 'en';
}

let applied: readonly unknown[] = [];

function apply(language: Language | undefined, messages: ReturnType<typeof configuredMessages>): void {
  if (applied[0] === language && applied[1] === messages) return;
  applied = [language, messages];
  replaceMessages([messages, language?.catalogue].filter((texts) => texts !== undefined));
  setNotation(language?.notation);
}

/** The `lang` of an element or its nearest ancestor, through shadow roots; '' for none. */
function langOf(element: Element): string {
  const found = element.closest<HTMLElement>('[lang]');
  if (found) return found.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langOf(root.host) : '';
}
