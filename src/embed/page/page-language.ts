import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useReducer, useRef } from 'react';
import type { Language, PartTexts } from '../../locales/catalogue';
import { importLanguage, supportedTag } from '../../locales/languages';
import { replaceMessages } from '../../texts/define-messages';
import { setNotation } from '../../texts/notation';
import { setTextPartLoader, type TextPart } from '../../texts/text-parts';
import { setTranslatorLoader } from '../../texts/translator';
import { chunkLoader, loadChunk } from '../../ui/feedback/load-chunk';
import { languageOfTag } from '../../wire/language-tag';
import { configuredLocale, configuredMessages } from './configuration';

interface PageLanguage {
  /** The BCP 47 tag, such as `de-AT`. */
  readonly tag: string;
  /** `undefined` for English, and for a language that did not load. */
  readonly language?: Language | undefined;
}

/** What all widgets of the page show. */
const current = signal<PageLanguage>({ tag: 'en' });
/** The tag that was requested last. */
let wanted = 'en';
/** Parts whose views were opened, which then come with each other language. */
const opened = new Set<TextPart>();
const loadedParts = new Map<string, PartTexts[TextPart]>();
const partKey = (tag: string, part: TextPart) => `${tag} ${part}`;

/** Requests that failed: the next one needs another address. */
let failures = 0;
/** Resolves to `undefined` when the texts do not load: then English is shown. */
const load = <T>(request: () => Promise<T>): Promise<T | undefined> =>
  loadChunk('language', request, failures).catch((error: unknown) => {
    failures += 1;
    console.error('Pricebook: texts did not load.', error);
    return undefined;
  });

/** Loads the texts of the language that is wanted, as far as they are needed and not there. */
async function loadTexts(): Promise<void> {
  const tag = wanted;
  const currentTexts = current.peek();
  const language = (currentTexts.tag === tag && currentTexts.language) || (await load(() => importLanguage(tag)));
  await Promise.all(
    [...opened].map(async (part) => {
      const texts = language && (await load<PartTexts[TextPart]>(language.importPart[part]));
      if (texts) loadedParts.set(partKey(tag, part), texts);
    }),
  );
  if (tag !== wanted) return;
  // Whoever waits for the texts may show them before any widget renders again.
  apply(tag, language);
  current.value = { tag, language };
}

setTextPartLoader(async (part) => {
  opened.add(part);
  if (wanted !== 'en' && !loadedParts.has(partKey(wanted, part))) await loadTexts();
});

function request(tag: string): void {
  if (tag === wanted) return;
  wanted = tag;
  void loadTexts();
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
  const own = supportedTag(configuredLocale() ?? langOf(target));
  const isRequested = useRef(false);
  useLayoutEffect(() => {
    isRequested.current = true;
    request(own);
  }, [own]);
  const { tag, language } = current.value;
  const isReady = useRef(false);
  // Another widget may ask for another language before this one's has loaded.
  if (tag === own || (isRequested.current && tag === wanted)) isReady.current = true;
  apply(tag, language);
  if (!isReady.current) return undefined;
  return currentLanguageTag();
}

/** The BCP 47 tag of the texts that are shown at the moment. */
export function currentLanguageTag(): string {
  const { tag, language } = current.peek();
  return language ? tag : 'en';
}

/**
 * The direction that a language needs where the page does not have it. Not set in other cases, because in a shadow root Chromium
 * takes an element for left to right once its `dir` is removed.
 */
export const directionOf = (tag: string, target: Element): 'rtl' | undefined =>
  languageOfTag(tag) === 'ar' && getComputedStyle(target).direction === 'ltr' ? 'rtl' : undefined;

let applied: readonly (object | string | undefined)[] = [];

function apply(tag: string, language: Language | undefined): void {
  const parts = [...opened].map((part) => loadedParts.get(partKey(tag, part)));
  const texts = [configuredMessages(), language?.first, ...parts];
  const next = [tag, ...texts];
  if (next.length === applied.length && next.every((value, at) => value === applied[at])) return;
  applied = next;
  replaceMessages(texts.filter((group) => group !== undefined));
  setNotation(language?.notationFor(tag));
  setTranslatorLoader(language && chunkLoader('language', language.importTranslator));
}

/** The `lang` of an element or its nearest ancestor, through shadow roots; '' for none. */
function langOf(element: Element): string {
  const found = element.closest<HTMLElement>('[lang]');
  if (found) return found.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langOf(root.host) : '';
}
