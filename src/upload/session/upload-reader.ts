import type { Client } from '../../api/transport/client';
import { messageOf } from '../../machines/actors';
import type { CheckProgress, OpenedFile, ReadingOptions } from '../../machines/reading.types';
import type { ReadOutcome, SubmittedFile } from '../../machines/upload.types';
import { createMappingMemory } from '../mapping/mapping-memory';
import { mapSuggestedKey } from '../mapping/suggest-key';
import { partsOfKnownKeys } from '../mapping/suggest-parts';
import type { ProductNumbers } from '../reading/match-keys';
import { createKeyNameMemory } from '../templates/key-name-memory';
import { offeredTemplates, templatesInTime } from '../templates/offered-templates';
import { isSameName, type TemplateStore } from '../templates/template-store';
import type { UploadShape } from '../upload-shape';
import { type DisposableReading, openReadingInWorker } from '../worker/remote-reading';
import { sessionMessages as messages } from './session.messages';
import type { UploadKind } from './upload-session.types';

/** The existing keys; `undefined` if they are not known, with the reason if loading them failed. */
interface KnownKeys {
  readonly keys: readonly string[] | undefined;
  readonly keyProblem: string | undefined;
}

/** Time in ms after which a file is read without the known keys. */
const longestWait = 5_000;

/** Never rejects, because the upload works without the keys. */
export async function loadKnownKeys(client: Client, loadKeys: UploadKind['loadKeys']): Promise<KnownKeys> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('it took too long')), longestWait);
  });
  try {
    return { keys: await Promise.race([loadKeys?.(client), timeout]), keyProblem: undefined };
  } catch (cause) {
    return { keys: undefined, keyProblem: messageOf(cause) };
  }
}

interface ReaderOptions {
  readonly shape: UploadShape;
  readonly knownKeys: Promise<KnownKeys>;
  readonly templates: Pick<TemplateStore, 'list'>;
  /** Loads the numbers that the products have in a field; `undefined` where articles are matched by their key alone. */
  readonly loadNumbers: (field: string) => Promise<ProductNumbers> | undefined;
  readonly onProgress: (progress: CheckProgress) => void;
}

interface OpenFile {
  readonly file: File;
  readonly reading: DisposableReading;
  /** The keys of a supplier's numbers that were remembered when the file was opened: what is chosen for this file replaces them. */
  readonly findEarlierKeyNames: (opened: OpenedFile) => ReadingOptions['keyNames'];
}

export type UploadReader = ReturnType<typeof createUploadReader>;

/** Reads one file at a time in its own Worker; reading it with other options reuses the Worker. */
export function createUploadReader({ shape, knownKeys, templates, loadNumbers, onProgress }: ReaderOptions) {
  const knownKeySet = knownKeys.then(({ keys }) => keys && new Set(keys));
  const mappingMemory = createMappingMemory(shape.name);
  const keyNameMemory = createKeyNameMemory(shape.name);
  let openFile: OpenFile | undefined;
  const loadNumbersOnce = onceForEach(loadNumbers);
  const dispose = () => openFile?.reading.dispose();

  function openFileOf(file: File): OpenFile {
    if (openFile?.file !== file) {
      dispose();
      const findEarlierKeyNames = keyNameMemory.headersNow();
      openFile = { file, reading: openReadingInWorker(file, onProgress), findEarlierKeyNames };
    }
    return openFile;
  }
  /** Opens the file. If the numbers to match by cannot be loaded, the file is opened as one whose columns are to be mapped. */
  async function openMatched(reading: DisposableReading, options: ReadingOptions): Promise<Opened> {
    const { matchBy, ...optionsWithoutMatch } = options;
    if (matchBy === undefined) return { opened: await reading.open(shape, options) };
    try {
      const productNumbers = await loadNumbersOnce(matchBy);
      if (productNumbers === undefined) throw new Error(messages.noNumbers);
      await reading.setProductNumbers(productNumbers);
    } catch (cause) {
      const opened = await reading.open(shape, optionsWithoutMatch);
      return { opened: { ...opened, isMappingComplete: false }, matchProblem: messageOf(cause) };
    }
    return { opened: await reading.open(shape, options) };
  }
  async function rememberKeyNames(opened: OpenedFile, { template, keyNames }: ReadingOptions): Promise<void> {
    if (template === undefined) return keyNameMemory.storeOfHeader(opened, keyNames);
    const templateInUse = (await templatesInTime(templates)).find(({ name }) => isSameName(name, template));
    keyNameMemory.storeOfTemplate(template, keyNames, templateInUse?.content.options.keyNames);
  }
  return {
    dispose,
    readingOfOpenFile(): DisposableReading {
      if (openFile === undefined) throw new Error('upload: no file is open');
      return openFile.reading;
    },
    /**
     * Opens the file. If the options have no mapping, applies the stored mapping of the same header.
     * @param signal aborted once the file is read with other options. @default never
     */
    async read({ file, options }: SubmittedFile, signal?: AbortSignal): Promise<ReadOutcome> {
      const { reading: sharedReading, findEarlierKeyNames } = openFileOf(file);
      const reading = withAbortableOpen(sharedReading, signal);
      const { keys, keyProblem } = await knownKeys;
      const known = await knownKeySet;
      if (keys) await reading.setKnownKeys(keys);
      const { opened, matchProblem } = await openMatched(reading, options);
      // A mapping with rules for costs is not stored: their rates of an earlier day must not be applied unasked.
      const { columns, keyNames, statuses, firstAddress, textCurrencies, priceUnits } = options;
      const choices = [columns, keyNames, statuses, firstAddress, textCurrencies, priceUnits];
      const hasChoice = choices.some((choice) => choice !== undefined);
      if (hasChoice && !options.costs && opened.isMappingComplete)
        mappingMemory.store(opened, { ...options, columns: options.columns ?? keysOf(opened) }, file.name);
      if (opened.isMappingComplete) await rememberKeyNames(opened, options);
      if (options.header !== undefined || options.columns !== undefined) {
        const earlierKeyNames = findEarlierKeyNames(opened);
        return { opened: withSuggestedKey(opened, shape, known), options, keyProblem, matchProblem, earlierKeyNames };
      }
      const keyNamesOf = keyNameMemory.recallOfTemplate;
      const offered = await offeredTemplates(templates, { reading, shape, options, opened, keyNamesOf });
      const offers = { keyProblem, templates: [...offered, ...mappingMemory.recallWithoutHeader(opened)] };
      const recalled = mappingMemory.recall(opened);
      if (recalled === undefined) {
        const earlierKeyNames = findEarlierKeyNames(opened);
        return { ...offers, opened: withSuggestedKey(opened, shape, known), options, earlierKeyNames };
      }
      const mapped = { ...options, ...recalled };
      const matched = await openMatched(reading, mapped);
      const earlierKeyNames = findEarlierKeyNames(matched.opened);
      return { ...offers, ...matched, opened: withKnownParts(matched.opened, known), options: mapped, earlierKeyNames };
    },
  };
}

/** The same reading, which `signal` keeps from being opened once more: that would replace a newer reading. */
const withAbortableOpen = (reading: DisposableReading, signal: AbortSignal | undefined): DisposableReading => ({
  ...reading,
  open(...args) {
    signal?.throwIfAborted();
    return reading.open(...args);
  },
});

interface Opened {
  readonly opened: OpenedFile;
  readonly matchProblem?: string;
}

/** Calls `load` once for each argument, and again after a failure. */
function onceForEach<T>(load: (of: string) => Promise<T> | undefined) {
  const loaded = new Map<string, Promise<T>>();
  return (of: string): Promise<T> | undefined => {
    const value = loaded.get(of) ?? load(of);
    if (value === undefined) return undefined;
    loaded.set(of, value);
    value.catch(() => loaded.delete(of));
    return value;
  };
}

/** Maps the column that known keys and names suggest to the key, and suggests the two columns that may make it. */
function withSuggestedKey(
  opened: OpenedFile,
  { keyColumn }: UploadShape,
  known: ReadonlySet<string> | undefined,
): OpenedFile {
  const withParts = withKnownParts(opened, known);
  return opened.isMappingComplete
    ? withParts
    : { ...withParts, columns: mapSuggestedKey(opened.columns, keyColumn.key, known, rowsBelow(opened)) };
}

function withKnownParts(opened: OpenedFile, known: ReadonlySet<string> | undefined): OpenedFile {
  const knownParts = known && partsOfKnownKeys(opened.columns, rowsBelow(opened), known);
  return knownParts ? { ...opened, knownParts } : opened;
}

const keysOf = ({ columns }: OpenedFile) => columns.map(({ state, key }) => (state === 'used' ? (key ?? null) : null));

const rowsBelow = ({ firstRows, header }: OpenedFile) => firstRows.slice(header + 1).map(({ cells }) => cells);
