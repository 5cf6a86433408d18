import type { PriceChanges } from '../../upload/reading/change-prices';
import type { BlockRequest } from '../../widgets/prices/block/block.types';
import type { Method } from '../../widgets/prices/bulk/rule-draft';
import { levelText } from '../../wire/level-ranges';
import { priceLabel } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { prices as texts } from './prices';
import { rule } from './rules';
import { cells, count, prices, records, rows } from './words';

type Kind = BlockRequest['kind'];

const titles = {
  paste: '粘贴价格',
  fill: '向下填充',
  clear: '清空单元格',
  'set-back': '恢复',
  revert: '撤销或重做',
} as const satisfies Record<Kind, string>;

/** Names of the uploads that save changes around empty levels. */
const uploadNames = {
  paste: '粘贴的价格',
  fill: '向下填充的价格',
  clear: '清空的价格',
  'set-back': '恢复的价格',
  revert: '撤销或重做的价格',
} as const satisfies Record<Kind, string>;

const named = (items: readonly string[], most = 5): string =>
  items.length > most ? `${items.slice(0, most).join('；')}；另有 ${count(items.length - most)} 个` : items.join('；');

const block = {
  title: (kind) => titles[kind],
  uploadName: (kind) => uploadNames[kind],
  facts: (changed, recordCount, unchanged, outside) =>
    [
      `将更改 ${records(recordCount)}中的 ${prices(changed)}`,
      ...(unchanged > 0 ? [`${cells(unchanged)}的价格已相同`] : []),
      ...(outside > 0 ? [`${count(outside)} 个值超出此页，将被忽略`] : []),
    ].join('；'),
  nothing: {
    title: '没有价格会更改',
    unchanged: '这些单元格的价格已相同。',
    noPrices: '这些单元格不是价格：此处只能更改价格单元格。',
    refused: (refused) => named(refused),
  },
  refused: (total) => `${cells(total)}保持不变`,
  which: '哪些单元格',
  refusedCell: ({ sku, key, text, reason }) =>
    [[sku, key && priceLabel(key)].filter(Boolean).join('，'), ...(key ? [text] : []), reason].join('：'),
  otherSku: (sku) => (sku === '' ? '粘贴的行没有 SKU' : `粘贴的行属于 ${sku}`),
  noSku: '服务器未发送其 MAIN_SKU',
  comma: {
    title: '逗号表示什么？',
    text: (total) => `粘贴的价格中有 ${count(total)} 个含有逗号，可按两种方式解读。`,
    decimals: '小数点',
    thousands: '千位分隔符',
    refused: '不是价格',
    cancel: '取消',
  },
  stop: '停止',
  saving: (done, total) => `正在保存：${count(done)} / ${records(total)}`,
  savingLabel: '正在保存价格',
  reading: '正在读取已存储的价格',
  done: '价格已保存',
  doneText: (saved, recordCount) => `${records(recordCount)}中的 ${prices(saved)}。`,
  partly: (saved, failures) =>
    `${saved === 0 ? '未保存任何内容' : `已保存 ${prices(saved)}`}。${records(failures.length)}未保存：${named(failures)}。下方显示的内容尚未保存；请确认以重试。`,
  failure: (sku, reason) => `${sku}（${reason}）`,
  reasons: {
    conflict: '已在此期间被他人更改',
    deleted: '已在此期间被删除',
    unreadable: '无法读取当前版本',
    prevented: '被页面阻止',
    stopped: '在此之前已停止',
    returned: '已存储的价格与显示的不同',
  },
  revertTitle: (direction) => (direction === 'undo' ? '撤销' : '重做'),
  revertText: (total) => `将恢复 ${prices(total)}，此后被更改的除外。`,
  reverted: (direction, total) => (direction === 'undo' ? `已还原 ${prices(total)}` : `已重新更改 ${prices(total)}`),
  revertedPartly: (direction) => (direction === 'undo' ? '未能全部撤销' : '未能全部重做'),
  kept: (kept) => `此后被更改，保持不变：${named(kept.map(({ sku, key }) => `${sku} 的 ${priceLabel(key)}`))}。`,
  notSaved: (failures) => `未保存：${named(failures)}。`,
  missing: (skus) => `未找到：${named(skus)}。`,
} satisfies Catalogue['block'];

const methods = {
  'raise-percent': '按百分比上调',
  'lower-percent': '按百分比下调',
  'raise-amount': '按金额上调',
  'lower-amount': '按金额下调',
  fixed: '设为同一价格',
  level: '取自其他档位',
  currency: '取自其他币种',
} as const satisfies Record<Method, string>;

const numberLabels = {
  'raise-percent': '百分比',
  'lower-percent': '百分比',
  'raise-amount': '金额',
  'lower-amount': '金额',
  fixed: '价格',
  level: '系数',
  currency: '汇率',
} as const satisfies Record<Method, string>;

/** Prices that a rule left as they are, by reason. */
const leftPrices = ({ unchanged, text, blank, invalid }: PriceChanges['prices']): readonly string[] => [
  ...(unchanged > 0 ? [`${count(unchanged)} 个已是新价格`] : []),
  ...(text > 0 ? [`${count(text)} 个为文本（例如 POA），保持不变`] : []),
  ...(blank > 0 ? [`${count(blank)} 个保持为空`] : []),
  ...(invalid > 0 ? [`${count(invalid)} 个因结果小于 0 或过大而保持不变`] : []),
];

const changePrices = {
  title: '更改价格',
  rows: '行',
  rowOptions: {
    selected: (total) => `已选择的 ${rows(total)}`,
    filtered: (total) => (total === undefined ? '筛选后的列表' : `筛选后的列表：${records(total)}`),
    all: (total) => (total === undefined ? '所有价格' : `所有价格：${records(total)}`),
  },
  currency: '币种',
  levelOf: (currency, level) => `SP - ${currency} - ${levelText(level)}`,
  method: '更改方式',
  methods,
  number: (method, currency) =>
    method === 'currency' ? `汇率：1 ${currency === 'AUD' ? 'USD' : 'AUD'} 兑 ${currency}` : numberLabels[method],
  numberIssues: { ...rule.numberIssues, 'over-100': '最大 100', ...texts.priceProblem },
  sourceLevel: '来源档位',
  rounding: rule.rounding,
  roundings: rule.roundings,
  roundingHint: rule.roundingHint,
  fixedHint: '不小于 0 的数字，或简短文本，例如 POA。',
  stayHint: '文本（例如 POA）和空价格保持不变。',
  example: (sku) => `示例：${sku}`,
  noExample: '表单填写完整后，此处显示示例。',
  exampleStays: (sku) => `${sku} 没有会更改的价格。`,
  exampleMore: (more) => `另有 ${prices(more)}`,
  cancel: '取消',
  preview: '预览更改',
  reading: '正在读取已存储的价格。',
  nothingChanges: ({ records: read, prices: found }) =>
    [`${records(read)}中没有价格会更改`, ...leftPrices(found)].join('；'),
  readFailed: (why) => `无法读取已存储的价格。${why}`,
  noColumns: '从服务器下载的文件没有“Main SKU”列，或没有价格列。',
  reviewTitle: '审核更改',
  reviewFacts: (name, { pairs, records: read, prices: found }) =>
    [
      `${name}：${records(read)}中有 ${count(pairs.length)} 条将更改，共 ${prices(found.changed)}`,
      ...leftPrices(found),
    ].join('；'),
  remainingFacts: (name, left) => `${name}：待审核 ${records(left)}`,
  parts: (total) => `将更改 10,000 条以上的记录：分为 ${count(total)} 个上传发送，可一并撤回。`,
  partName: (name, part, total) => `${name}（${count(part)} / ${count(total)}）`,
  stoppedByPage: '页面停止了上传。未做任何更改。',
  partlyDone: (saved, why) => `在此之前已更改 ${records(saved)}：${why}`,
  remaining: (saved, left) =>
    `${saved === 0 ? '尚未做任何更改' : `${records(saved)}已按预览更改`}。${records(left)}因在此期间被更改，返回的内容有所不同：请查看并确认。`,
  refusedRow: (sku, column, reason) => `${sku}，${column}：${reason}`,
  done: '更改已确认！',
  doneText: (changed, recordCount, left) =>
    `已更改 ${records(recordCount)}中的 ${prices(changed)}${left === 0 ? '' : `，排除 ${records(left)}`}。`,
} satisfies Catalogue['changePrices'];

export const bulk = { block, changePrices } satisfies Pick<Catalogue, 'block' | 'changePrices'>;
