import type { Finding } from '../../machines/reading.types';
import type { RowsOfCurrency } from '../../upload/preview/reading-offers.messages';
import type { KeyLabels } from '../../upload/upload-shape';
import { currenciesIn } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { count, filled, cells as inCells, prices as inPrices, rows as inRows, texts as inTexts } from './words';

const sections = (n: number) => `${inRows(n)}为分组标题行或重复的表头行`;

const exclusionCounts = {
  'no-sku': (rows, key) => `${inRows(rows)}没有“${key}”`,
  section: (rows) => sections(rows),
  'no-value': (rows) => `${inRows(rows)}的所有值均为短横线或为空`,
  hidden: (rows) => `${inRows(rows)}在文件中被隐藏`,
  'unknown-sku': (rows, key) => `${inRows(rows)}的“${key}”未知`,
  'ambiguous-sku': (rows, key) => `${inRows(rows)}的“${key}”对应多个产品`,
  'zero-price': (rows) => `${inRows(rows)}的价格为 0`,
  'no-cost': (rows) => `${inRows(rows)}没有成本：为空、为 0 或为文本`,
  error: (rows) => `${inRows(rows)}有错误`,
} satisfies Catalogue['exclusionCounts'];

export const exclusionReasons = {
  'no-sku': '没有 SKU 的行',
  section: '分组标题行',
  'no-value': '没有任何值的行',
  hidden: '隐藏的行',
  'unknown-sku': 'SKU 未知的行',
  'ambiguous-sku': '编号对应多个产品的行',
  'zero-price': '价格为 0 的行',
  'no-cost': '没有成本的行',
  error: '有错误的行',
  duplicate: 'SKU 在文件中重复的行',
  'other-value': '值不同的行',
  single: '选定的行',
} satisfies Catalogue['exclusionReasons'];

const leaveOut = '请在下方排除';

const findings = {
  'missing-key': (cells, key) => `${inRows(cells)}没有“${key}”：${leaveOut}`,
  'duplicate-key': (cells, key) => `${inRows(cells)}的“${key}”在文件中重复`,
  'wrong-key': (cells, key) => `${inRows(cells)}的“${key}”超过 100 个字符`,
  'unmatched-key': (cells, key) => `${inRows(cells)}的“${key}”没有对应的产品：${leaveOut}，或用“更正”选择产品`,
  'ambiguous-key': (cells, key) => `${inRows(cells)}的“${key}”对应多个产品：${leaveOut}，或用“更正”选择产品`,
  'over-long': (cells) => `${inTexts(cells)}超过 4,000 个字符`,
  unstorable: (cells) => `${inTexts(cells)}含有无法存储的控制字符`,
  'similar-key': (cells, key) => `${inRows(cells)}的“${key}”与另一行的值仅在大小写、空格或不可见字符上不同`,
  negative: (cells) => `${count(cells)} 个负数`,
  'wrong-number': (cells) =>
    `${inCells(cells)}没有有效价格：小数点前最多 10 位、小数点后最多 4 位，或简短文本，例如 POA`,
  'many-decimals': (cells) => `${inPrices(cells)}的小数超过 4 位：请选择舍入方式`,
  'no-unit': (cells) => `${count(cells)} 个价格要除以的价格单位不是整数：请在下方排除这些行，或按原样采用价格`,
  'other-currency': (cells) => `${inPrices(cells)}的币种与所在列不同`,
  logical: (cells) => `${inCells(cells)}为 TRUE 或 FALSE：请输入数字，或清空单元格`,
  'no-number': (cells) => `${inCells(cells)}没有有效数字：需要不小于 0 的数字，例如 12.5`,
  'long-text': (cells) => `${inTexts(cells)}超过 20 个字符`,
  'wrong-yes-no': (cells) => `${inCells(cells)}的值不是 YES 或 NO`,
  'wrong-status': (cells) => `${inCells(cells)}的值不是 Active 或 Inactive`,
  'wrong-address': (cells) => `${inCells(cells)}没有有效地址：必须以 https:// 或 http:// 开头`,
  'error-cell': (cells) => `${inCells(cells)}有电子表格错误（例如 #N/A）：请更正公式，或排除该行`,
  'not-calculated': (cells) => `${count(cells)} 个公式没有已保存的结果：请在 Excel 中打开并保存文件，然后重新选择`,
  'no-cost': (cells) => `${inRows(cells)}没有成本，无法计算价格：${leaveOut}`,
  zero: (cells) => `${inPrices(cells)}为 0：如果 0 表示“无价格”，请在下方排除这些行`,
  'to-check': (cells) => `${inTexts(cells)}含有数字，请核对`,
  'section-row': (cells) => `${sections(cells)}：${leaveOut}`,
  'unknown-key': (cells, key) => `${inRows(cells)}的“${key}”未知：${leaveOut}，或先上传产品`,
  'lookalike-key': (cells, key) => `${inRows(cells)}的“${key}”与另一行的值仅在形似字母上不同`,
  'text-price': (cells) => `${count(cells)} 个文本价格（例如 POA），将原样存储`,
  clears: (cells) => `${count(cells)} 个空单元格：审核时会显示哪些已存储的值将被清空`,
} satisfies Catalogue['findings'];

const finding = {
  'missing-key': '缺失',
  'duplicate-key': '在文件中重复',
  'wrong-key': '超过 100 个字符',
  'unmatched-key': '没有产品使用此编号',
  'ambiguous-key': '多个产品使用此编号',
  'over-long': '超过 4,000 个字符',
  unstorable: '控制字符',
  'similar-key': '仅在大小写、空格或不可见字符上不同',
  negative: '负数',
  'wrong-number': '不是价格',
  'many-decimals': '小数超过 4 位',
  'no-unit': '价格单位不是整数',
  'other-currency': '币种不同',
  logical: 'TRUE 或 FALSE',
  'no-number': '不是数字',
  'long-text': '超过 20 个字符',
  'wrong-yes-no': '既不是 YES 也不是 NO',
  'wrong-status': '既不是 Active 也不是 Inactive',
  'wrong-address': '不是网址',
  'error-cell': '电子表格错误',
  'not-calculated': '公式没有已保存的结果',
  'no-cost': '没有成本，因此没有价格',
  zero: '价格为 0',
  'to-check': '含有数字的文本',
  'section-row': '分组标题行或重复的表头行',
  'unknown-key': '未知',
  'lookalike-key': '与另一个值形似',
  'text-price': '文本价格',
  clears: '空',
} satisfies Catalogue['finding'];

/** The rows that a back end may refuse, by kind. */
export const refusableCounts = (found: readonly Finding[], { key, number }: KeyLabels): readonly string[] =>
  found.map(({ kind, cells }) => {
    if (kind === 'missing-key') return exclusionCounts['no-sku'](cells, number);
    if (kind === 'section-row') return exclusionCounts.section(cells);
    if (kind === 'ambiguous-key') return exclusionCounts['ambiguous-sku'](cells, number);
    return exclusionCounts['unknown-sku'](cells, kind === 'unmatched-key' ? number : key);
  });

/** Why a row is left out whole: a blank cell instead of the 0 would clear the stored price. */
function otherPrices(rows: number, withOtherPrices: number): string {
  const which = rows === 1 ? '该行' : `其中 ${inRows(withOtherPrices)}`;
  return `${which}还有其他价格，这些价格也不会发送，因为用空单元格代替 0 会清空已存储的价格。如需发送，请返回并将 0 所在的列设为“不使用”。`;
}

const likeWritten = '大小写、空格、短横线或前导零';

/** What may become of amounts without a rate; `texts` of them can be stored as texts. */
const withoutRate = (cells: number, texts: number) =>
  texts === 0
    ? '没有汇率则不发送。'
    : `没有汇率则不发送，除非存储为文本${texts === cells ? '' : `（其中 ${count(texts)} 个可以）`}。`;

const rowsOfCurrencies = (others: readonly RowsOfCurrency[]): string =>
  others.map(({ currency, rows: n }) => (n === undefined ? currency : `${currency}（${inRows(n)}）`)).join('、');

export const preview = {
  exclusionCounts,
  exclusionReasons,
  finding,
  findings,
  correctRow: {
    action: '更正',
    actionOf: (row) => `更正第 ${count(row)} 行`,
    title: (row) => `更正第 ${count(row)} 行`,
    intro: '更正仅用于发送的内容，文件本身保持不变。',
    search: '输入 SKU、名称或分组以搜索我们的产品',
    searchFailed: (reason) => `无法搜索产品。${reason}`,
    cancel: '取消',
    use: '应用更正',
    unclear: '有两种读法',
    takeReading: (number) => `使用 ${number}`,
    remember: (written, key) => `“${written}”是供应商对此“${key}”的编号：用于所有含此编号的行，并为以后的列表记住`,
    keyNames: (names, key) => `${count(names)} 个供应商编号对应“${key}”`,
    earlierNames: (names, key, pairs) =>
      `在之前具有相同列的文件中，已为 ${count(names)} 个供应商编号选择了“${key}”（${pairs}）。请只对同一供应商的列表使用。`,
    takeEarlierNames: (names) => `使用之前文件中的 ${count(names)} 个编号`,
    keyName: (theirs, ours) => `${theirs} → ${ours}`,
    takeBackName: (theirs) => `撤销 ${theirs}`,
    corrected: (cells) => `已更正 ${inCells(cells)}`,
    line: (row, column, from, to) => `第 ${count(row)} 行，${column}：${filled(from)} → ${filled(to)}`,
    takeBack: '撤销',
    takeBackOf: (row, column) => `撤销第 ${count(row)} 行，${column}`,
  },
  questions: {
    back: '返回预览',
    refusable: {
      title: (rows) => `发送可能被拒绝的 ${inRows(rows)}？`,
      text: '服务器可能因这些行而拒绝整个文件，也可能将其原样存储：',
      leaveOut: '排除这些行并发送其余行',
      accept: '发送所有行',
    },
    unsendable: {
      title: (rows) => `不含这 ${inRows(rows)}发送？`,
      text: ({ key, number }) => `按“${number}”找不到这些行对应的产品，因此“${key}”未知，无法发送：`,
    },
    zeros: {
      title: (prices) => `存储 ${count(prices)} 个为 0 的价格？`,
      text: ({ rows, withOtherPrices }) =>
        `在大多数供应商价格表中，0 表示“无价格”。排除后，价格为 0 的 ${inRows(rows)}不会发送，已存储的价格保持不变。${withOtherPrices === 0 ? '' : otherPrices(rows, withOtherPrices)}`,
      leaveOut: (rows) => `排除 ${inRows(rows)}并发送其余行`,
      accept: (prices) => `存储 ${count(prices)} 个为 0 的价格`,
    },
    texts: {
      title: (texts) => `将 ${count(texts)} 个含有数字的文本存储为价格？`,
      text: '“12.50 起”之类的文本不是数字：将原样存储和显示。如果应为数字，请在“提示”中查看。',
      accept: (texts) => `存储 ${inTexts(texts)}`,
      back: '再看一下',
    },
    unrated: {
      title: (total) => `不用汇率存储 ${inRows(total)}的价格？`,
      text: (_total, currencies) =>
        `文件标明这些价格为 ${currencies.join('、')}。没有汇率时，这些行的数字将原样存储为 AUD 或 USD。`,
      accept: (total) => `原样存储 ${inRows(total)}`,
    },
    unratedCosts: {
      title: (total) => `成本为其他货币，仍存储 ${inRows(total)}的价格？`,
      text: (_total, currencies, readAs) =>
        `文件标明这些行的成本为 ${currencies.join('、')}，但价格按 ${readAs} 计算。`,
      accept: (total) => `按计算结果存储 ${inRows(total)}`,
    },
    unnamedCosts: {
      title: (total) => `文件未标明货币，仍存储 ${inRows(total)}的价格？`,
      text: (total, readAs) =>
        `文件未标明 ${inRows(total)}的成本货币，但标明了其他行的货币。这些价格按 ${readAs} 计算。`,
    },
  },
  readingOffers: {
    statuses: (cells) => `${inCells(cells)}的值不是 Active 或 Inactive。请指定其含义：`,
    status: (value, rows) => `${filled(value)}（${inRows(rows)}）表示`,
    chooseStatus: '选择',
    useStatuses: '应用这些含义',
    statusesUsed: (meanings) => `已读作状态：${meanings.join('、')}。`,
    meaning: (value, status) => `${filled(value)} 读作 ${status}`,
    nearKeys: (rows, key, written, known) =>
      `${inRows(rows)}的“${key}”未知，与已知值仅在${likeWritten}上不同，例如“${written}”与“${known}”。`,
    nearNumbers: (rows, label, written, known) =>
      `${inRows(rows)}的“${label}”未知，与某一产品的编号仅在${likeWritten}上不同，例如“${written}”与 ${known} 的编号。`,
    replaceByKnown: () => '使用已知值',
    replacedByKnown: (key) => `未知的“${key}”如与已知值仅在${likeWritten}上不同，将替换为已知值。`,
    severalAddresses: (cells) => `${inCells(cells)}有多个地址。`,
    takeFirst: '各取第一个',
    firstTaken: '单元格中有多个地址时，取第一个。',
    readAsWritten: '按原样读取',
    amounts: (cells, currency, column, texts) =>
      `“${column}”中有 ${count(cells)} 个 ${currency} 金额，不是 ${currenciesIn(column)} 价格：提供汇率则读作数字。${withoutRate(cells, texts)}`,
    costAmounts: (cells, currency, column, expected) =>
      `“${column}”中有 ${count(cells)} 个 ${currency} 金额，而不是 ${expected}，无法由此计算价格。请排除这些行，或单独发送并提供 ${currency} 汇率。`,
    namedCurrency: (names, currency, prices) =>
      `文件标明 ${currency}，但以下列不经汇率直接存储为 ${prices}：${names.join('、')}。`,
    rowCurrencies: (column, others, prices) =>
      `“${column}”标明 ${rowsOfCurrencies(others)}，但所有价格不经汇率直接存储为 ${prices}。`,
    namedCostCurrency: (names, currency, readAs) =>
      `文件标明 ${currency}，但以下列的成本按 ${readAs} 读取：${names.join('、')}。如果文件正确，请更正规则。`,
    rowCostCurrencies: (column, others, readAs) =>
      `“${column}”标明 ${rowsOfCurrencies(others)}，但所有成本按 ${readAs} 读取。`,
    convert: (currency) => `按 ${currency} 汇率换算`,
    onlyCurrency: (currency) => `仅 ${currency} 的行`,
    storeAsTexts: '存储为文本',
    storedAsTexts: (currencies) => `${currencies.join('、')} 金额存储为文本。`,
    chooseAgain: '重新选择',
    readAsNumbers: (currency) => `用 ${currency} 汇率读作数字`,
  },
} satisfies Pick<
  Catalogue,
  'correctRow' | 'exclusionCounts' | 'exclusionReasons' | 'finding' | 'findings' | 'questions' | 'readingOffers'
>;
