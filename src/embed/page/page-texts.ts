import { useSignals } from '@preact/signals-react/runtime';
import { replaceMessages } from '../../texts/define-messages';
import { configuredMessages } from './configuration';

let applied: ReturnType<typeof configuredMessages>;

/** Applies the texts of `configure({ messages })` before they are read, and renders the component again when they change. */
export function usePageTexts(): void {
  useSignals();
  const messages = configuredMessages();
  if (messages === applied) return;
  applied = messages;
  replaceMessages(messages ? [messages] : []);
}
