import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useReducer, useRef } from 'react';
import type { Language, PanelTexts } from '../../locales/catalogue';
import { importLanguage, languageOf } from '../../locales/languages';
import { replaceMessages } from '../../texts/define-messages';
import { setNotation } from '../../texts/notation';
import { setPanelTextsLoader } from '../../texts/panel-texts';
import { setTranslatorLoader } from '../../texts/translator';
import { chunkLoader } from '../../ui/feedback/load-chunk';
import { configuredLocale, configuredMessages } from './configuration';

interface PageLanguage {
  readonly code: string;
  /** `undefined` for English, and for a language that did not load. */
  readonly language?: Language | undefined;
  /** `undefined` until a panel is opened. */
  readonly panels?: PanelTexts | undefined;
}

/** What all widgets of the page show. */
const current = signal<PageLanguage>({ code: 'en' });
/** The language that was requested last. */
let wanted = 'en';
/** Whether a panel was opened, whose texts then come with those of each other language. */
let hasPanels = false;

const loadWanted = chunkLoader('language', () => importLanguage(wanted));
let importPanels = async (): Promise<PanelTexts | undefined> => undefined;
const loadPanels = chunkLoader('language', () => importPanels());
const orEnglish = (error: unknown) => {
  console.error('Pricebook: texts did not load.', error);
  return undefined;
};

/** Loads the texts of the language that is wanted, as far as they are needed and not there. */
async function loadTexts(): Promise<void> {
  const code = wanted;
  const shown = current.peek();
  const language = (shown.code === code && shown.language) || (await loadWanted().catch(orEnglish));
  if (language) ({ importPanels } = language);
  const panels = language && hasPanels ? await loadPanels().catch(orEnglish) : undefined;
  if (code !== wanted) return;
  // Whoever waits for the texts may show them before any widget renders again.
  apply(language, panels);
  current.value = { code, language, panels };
}

setPanelTextsLoader(async () => {
  hasPanels = true;
  if (wanted !== 'en' && !current.peek().panels) await loadTexts();
});

function request(code: string): void {
  if (code === wanted) return;
  wanted = code;
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
  const own = languageOf(configuredLocale() ?? langOf(target));
  const isRequested = useRef(false);
  useLayoutEffect(() => {
    isRequested.current = true;
    request(own);
  }, [own]);
  const { code, language, panels } = current.value;
  const isReady = useRef(false);
  // Another widget may ask for another language before this one's has loaded.
  if (code === own || (isRequested.current && code === wanted)) isReady.current = true;
  apply(language, panels);
  if (!isReady.current) return undefined;
  return language ? code : 'en';
}

let applied: readonly (object | undefined)[] = [];

function apply(language: Language | undefined, panels: PanelTexts | undefined): void {
  const next = [configuredMessages(), language?.first, panels];
  if (next.every((texts, at) => texts === applied[at])) return;
  applied = next;
  replaceMessages(next.filter((texts) => texts !== undefined));
  setNotation(language?.notation);
  setTranslatorLoader(language && chunkLoader('language', language.importTranslator));
}

/** The `lang` of an element or its nearest ancestor, through shadow roots; '' for none. */
function langOf(element: Element): string {
  const found = element.closest<HTMLElement>('[lang]');
  if (found) return found.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langOf(root.host) : '';
}
