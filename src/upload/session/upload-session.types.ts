import type { ComponentType } from 'react';
import type { Actor } from 'xstate';
import type { SheetUploadCalls, UploadPair } from '../../api/resources/sheet-upload';
import type { TemplateCalls } from '../../api/resources/upload-templates';
import type { Client } from '../../api/transport/client';
import type { WidgetHost } from '../../embed/widget';
import type { Exclusions, OpenedFile, ReadingOptions } from '../../machines/reading.types';
import type { uploadMachine } from '../../machines/upload.machine';
import type { UploadResult } from '../../machines/upload.types';
import type { Option } from '../../ui/form/select';
import type { ArticleTable, PricedArticle } from '../missing/missing-articles';
import type { ProductNumbers } from '../reading/match-keys';
import type { TemplateStore } from '../templates/template-store';
import type { UploadShape } from '../upload-shape';
import type { DisposableReading } from '../worker/remote-reading';

export interface ChangeArticlePricesProps {
  readonly host: WidgetHost;
  readonly keys: readonly string[];
  /** Called when prices were sent. */
  readonly reloadList: () => void;
  readonly onDone: () => void;
}

/** What is uploaded: products or prices. */
export interface UploadKind {
  readonly shape: UploadShape;
  readonly calls: SheetUploadCalls;
  /** What names a record besides its key, and the heading of that column. */
  readonly describe: (pair: UploadPair) => string;
  readonly descriptionName: () => string;
  /** Loads the existing keys, so that unknown ones are marked before sending. */
  readonly loadKeys?: (client: Client) => Promise<readonly string[]>;
  /** Finds records by a text, as options whose values are keys. */
  readonly searchKeys?: (client: Client, text: string) => Promise<readonly Option[]>;
  /** Loads the numbers that the products have in one of the shape's `matchFields`, and reports how many are read. */
  readonly loadNumbers?: (
    client: Client,
    field: string,
    onProgress: (products: number) => void,
  ) => Promise<ProductNumbers>;
  /** Loads the articles that have prices. */
  readonly loadPricedArticles?: (client: Client) => Promise<readonly PricedArticle[]>;
  /** Loads what is stored of these articles. */
  readonly loadArticleTable?: (client: Client, keys: readonly string[]) => Promise<ArticleTable>;
  /** Loads the status of each product, by its key. */
  readonly loadStatuses?: (client: Client) => Promise<ReadonlyMap<string, string>>;
  /** The dialog that changes the prices of articles by a rule. */
  readonly ChangeArticlePrices?: ComponentType<ChangeArticlePricesProps>;
  /** The calls for templates, on back ends that have them. */
  readonly templateCalls?: TemplateCalls;
}

/** The dialog that shows a session. */
export interface SessionPage {
  readonly host: WidgetHost;
  /** Called once at the end; `undefined` when the back end accepted no file. */
  readonly onEnd: (result: UploadResult | undefined) => void;
  /** Loads the list below the dialog again. */
  readonly reloadList: () => void;
}

/** One upload. */
export interface UploadSession {
  readonly kind: UploadKind;
  /** The host of the dialog that shows the session now, or did last. */
  readonly host: () => WidgetHost;
  readonly templates: TemplateStore;
  readonly apiBase: string;
  readonly actor: Actor<typeof uploadMachine>;
  /** The open file. Throws before a file is open. */
  readonly readingOfOpenFile: () => DisposableReading;
  readonly changeOptions: (options: ReadingOptions) => void;
  /** The exclusions of the last file with the same header. */
  readonly lastExclusions: (opened: OpenedFile) => Exclusions | undefined;
  /** Downloads these rows of the open file as a sheet. */
  readonly downloadRows: (rows: 'excluded' | 'unknown') => Promise<void>;
  /** Loads the list again, after records were changed by other calls than the upload's. */
  readonly reloadList: () => void;
  /** Connects a detached session to another dialog. */
  readonly attach: (page: SessionPage) => void;
  /** Whether closing would discard choices that no template or earlier file has. */
  readonly hasChoices: () => boolean;
  /** Ends a detached session whose file is open. */
  readonly discard: () => void;
  /**
   * Disconnects from the dialog. Sending a file and saving changes go on, and their results are reported; an open file stays open if the
   * back end has ended the user's session.
   */
  readonly detach: () => void;
}
