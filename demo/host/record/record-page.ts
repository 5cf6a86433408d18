import './record.css';
import { create, createButton } from '../dom';
import { collectEntries } from './collect-entries';
import { fetchRecord, type RecordPage, type RecordQuery, RecordUnavailable } from './fetch-record';
import { loadRecordMessages, recordMessages as messages } from './record.messages';
import { createFilters, putInAddress, queryInAddress } from './record-filters';
import { rowTexts, shownTexts, toCsv } from './record-rows';

const PAGE_ROWS = 50;
const EXPORT_PAGE_ROWS = 100;
const MAX_EXPORTED = 10_000;

/**
 * Shows the record of changes, for administrators: filters, a page of entries, and their export, in the language of the page.
 * `onExpired` is called when the session has ended.
 */
export async function showRecord(root: HTMLElement, onExpired: () => void): Promise<void> {
  await loadRecordMessages(document.documentElement.lang);
  let query = queryInAddress();
  let request = 0;
  const status = create('p', { className: 'record-status', role: 'status' });
  const results = create('div', { className: 'record-results' });

  async function load(page: number): Promise<void> {
    request += 1;
    const own = request;
    status.textContent = messages.loading;
    try {
      const loaded = await fetchRecord(query, page, PAGE_ROWS);
      if (own !== request) return;
      filters.offerKinds(loaded.kinds);
      status.textContent = loaded.meta.totalItems === 0 ? messages.none : messages.count(loaded.meta.totalItems);
      replaceKeepingFocus(results, viewOf(loaded));
    } catch (error) {
      if (own !== request || !(error instanceof RecordUnavailable)) return;
      if (error.isExpired) return onExpired();
      status.textContent = error.message;
      results.replaceChildren(createButton(messages.retry, () => void load(page)));
    }
  }
  function viewOf({ items, meta }: RecordPage): readonly Node[] {
    if (items.length === 0) return [];
    const pager = create('nav', { className: 'record-pager', ariaLabel: messages.title });
    const { currentPage, totalPages } = meta;
    const previous = createButton(messages.previous, () => void load(currentPage - 1));
    const next = createButton(messages.next, () => void load(currentPage + 1));
    previous.disabled = currentPage <= 1;
    next.disabled = currentPage >= totalPages;
    pager.append(previous, create('span', {}, messages.page(currentPage, totalPages)), next);
    const exporting = createButton(messages.export, async () => {
      const own = request;
      const outcome = await exportAll(query, exporting, onExpired);
      if (own === request) status.textContent = outcome;
    });
    pager.append(exporting);
    return [tableOf(items.map(shownTexts)), pager];
  }

  const filters = createFilters((chosen) => {
    query = chosen;
    putInAddress(query);
    void load(1);
  });
  const back = create('a', { href: '/users' }, messages.back);
  root.className = 'record';
  root.append(
    create('h2', {}, messages.title),
    create('p', {}, messages.intro, ' ', back),
    filters.form,
    status,
    results,
  );
  void load(1);
}

/** Replaces the content; the focus stays on the button of the same name, or goes to the table where that has none to give. */
function replaceKeepingFocus(results: HTMLElement, content: readonly Node[]): void {
  const focused = results.contains(document.activeElement) ? document.activeElement?.textContent : undefined;
  results.replaceChildren(...content);
  if (focused === undefined) return;
  const same = [...results.querySelectorAll('button')].find((button) => button.textContent === focused);
  (same === undefined || same.disabled ? results.querySelector<HTMLElement>('.record-frame') : same)?.focus();
}

function tableOf(rows: readonly (readonly string[])[]): HTMLElement {
  const head = create('tr', {}, ...messages.columns.map((name) => create('th', { scope: 'col' }, name)));
  const body = rows.map((row) => create('tr', {}, ...row.map((text) => create('td', {}, text))));
  const table = create('table', {}, create('thead', {}, head), create('tbody', {}, ...body));
  // A wide table scrolls inside its frame, also by keyboard.
  const frame = create('div', { className: 'record-frame', tabIndex: 0, role: 'region', ariaLabel: messages.title });
  frame.append(table);
  return frame;
}

/** Saves all matching entries, up to a limit, as a .csv file; the button shows the progress. Returns what to say of it. */
async function exportAll(query: RecordQuery, button: HTMLButtonElement, onExpired: () => void): Promise<string> {
  button.disabled = true;
  try {
    const { entries, isCut } = await collectEntries(
      (page) => fetchRecord(query, page, EXPORT_PAGE_ROWS),
      MAX_EXPORTED,
      (count, total) => {
        button.textContent = messages.exporting(count, total);
      },
    );
    save(new Blob([toCsv([messages.columns, ...entries.map(rowTexts)], messages.separator)], { type: 'text/csv' }));
    return isCut ? messages.cut(entries.length) : messages.count(entries.length);
  } catch (error) {
    if (error instanceof RecordUnavailable && error.isExpired) onExpired();
    return error instanceof RecordUnavailable ? error.message : messages.failed;
  } finally {
    button.disabled = false;
    button.textContent = messages.export;
  }
}

function save(file: Blob): void {
  const address = URL.createObjectURL(file);
  create('a', { href: address, download: 'record-of-changes.csv' }).click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
