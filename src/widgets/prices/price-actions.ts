import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import type { PriceRecord } from '../../api/price-record';
import { findPrice } from '../../api/prices';
import type { Id } from '../../api/wire';
import type { PlainRecord, WidgetEvents } from '../../embed/events';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { downloadPriceFile } from './download-price-file';
import { messages } from './prices.messages';
import { reportFailure } from './report-failure';

/** What a form ended with; `undefined` when the person cancelled. */
export type Outcome = WidgetEvents['pricebook-save'] | undefined;

/** What an upload ended with; `undefined` when the person cancelled before anything was sent. */
export type UploadOutcome = WidgetEvents['pricebook-upload'] | undefined;

/** The create and edit panel while it is open. */
export interface OpenForm {
  /** The record to change; `undefined` for a new one. */
  readonly record: PriceRecord | undefined;
  readonly done: (outcome: Outcome) => void;
}

/** The upload panel while it is open. */
export interface OpenUpload {
  /** What the page handed over; `undefined` when a person is to choose. */
  readonly file: File | undefined;
  readonly done: (outcome: UploadOutcome) => void;
}

/** What can be done with the price list, by its buttons and by the element's methods alike. */
export interface PriceActions {
  /** At most one form is open. */
  readonly form: ReadonlySignal<OpenForm | undefined>;
  readonly uploading: ReadonlySignal<OpenUpload | undefined>;
  /** The record whose deletion is being asked about. */
  readonly deleting: Signal<PriceRecord | undefined>;
  readonly create: () => Promise<Outcome>;
  /** Rejects, after saying so, when the record is not on the page in view. */
  readonly edit: (record: PlainRecord | string | number) => Promise<Outcome>;
  readonly upload: (file?: File) => Promise<UploadOutcome>;
  readonly download: () => Promise<WidgetEvents['pricebook-download']>;
  /** Opens the form for a record that need not be on the page in view. Rejects, after saying so, when it is not found. */
  readonly find: (mainSku: string, id: Id) => Promise<Outcome>;
  /** Opens a panel by the person's own click. While one is open, that is the second half of a double click. */
  readonly click: (open: () => Promise<unknown>) => void;
  /** Ends what is open, as if the person had left it: the list goes away. */
  readonly end: () => void;
}

/** Makes the actions of one price list. */
export function createPriceActions(host: WidgetHost, list: List<PriceRecord>): PriceActions {
  const form = signal<OpenForm | undefined>(undefined);
  const uploading = signal<OpenUpload | undefined>(undefined);
  let downloading: Promise<WidgetEvents['pricebook-download']> | undefined;

  /** Opens a panel, one at a time, until it says what it ended with. */
  async function show<T, P>(panel: Signal<P | undefined>, open: (done: (outcome: T) => void) => P): Promise<T> {
    if (form.peek() ?? uploading.peek()) throw reportFailure(host, 'open', new Error(messages.busy));
    try {
      return await new Promise<T>((done) => {
        panel.value = open(done);
      });
    } finally {
      panel.value = undefined;
    }
  }
  const showForm = (record: PriceRecord | undefined) => show<Outcome, OpenForm>(form, (done) => ({ record, done }));
  return {
    form,
    uploading,
    upload: (file) => show<UploadOutcome, OpenUpload>(uploading, (done) => ({ file, done })),
    deleting: signal(undefined),
    click(open) {
      if (!(form.peek() ?? uploading.peek())) open().catch(() => undefined);
    },
    end() {
      form.peek()?.done(undefined);
      uploading.peek()?.done(undefined);
    },
    async find(mainSku, id) {
      try {
        const found = await findPrice(host.client, mainSku, id);
        if (found.kind !== 'found') throw new Error(messages.notFound(mainSku));
        return await showForm(found.record);
      } catch (cause) {
        throw reportFailure(host, 'edit', cause);
      }
    },
    create: () => showForm(undefined),
    async edit(wanted) {
      const id = String(typeof wanted === 'object' ? wanted.ID : wanted);
      if (list.loaded.peek() === undefined) await list.reload();
      const record = list.loaded.peek()?.items.find(({ ID }) => String(ID) === id);
      if (record === undefined) throw reportFailure(host, 'edit', new Error(messages.gone(id)));
      return showForm(record);
    },
    /** A second wish while the first is under way is the same file. */
    download() {
      downloading ??= downloadPriceFile(host, list.query.peek()).finally(() => {
        downloading = undefined;
      });
      return downloading;
    },
  };
}
