import type { PriceChanges } from '../../upload/reading/price-changes';
import type { Method } from '../../widgets/prices/bulk/rule-draft';
import { levelText } from '../../wire/level-ranges';
import type { Catalogue } from '../catalogue';
import { prices as texts } from './prices';
import { rule } from './rules';
import { count, prices, records, rows } from './words';

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
const leftPrices = ({ unchanged, text, blank, noBasis, invalid }: PriceChanges['prices']): readonly string[] => [
  ...(unchanged > 0 ? [`${count(unchanged)} 个已是新价格`] : []),
  ...(text > 0 ? [`${count(text)} 个为文本（例如 POA），保持不变`] : []),
  ...(blank > 0 ? [`${count(blank)} 个保持为空`] : []),
  ...(noBasis > 0 ? [`${count(noBasis)} 个因计算所依据的价格为文本或为空而保持不变`] : []),
  ...(invalid > 0 ? [`${count(invalid)} 个因结果小于 0 或过大而保持不变`] : []),
];

export const changePrices = {
  title: '更改价格',
  rows: '行',
  rowsGone: '输入此规则时所选的行已不再选中。请选择行。',
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
  exampleChange: (level, from, to) => `${level}：${from} → ${to}`,
  exampleMore: (more) => `另有 ${prices(more)}`,
  cancel: '取消',
  preview: '预览更改',
  readings: {
    running: '正在读取已存储的价格。',
    outdated: '规则已更改，请重新预览。',
  },
  nothingChanges: ({ records: read, prices: found }) =>
    [`${records(read)}中没有价格会更改`, ...leftPrices(found)].join('；'),
  readFailed: (why) => `无法读取已存储的价格。${why}`,
  noColumns: '从服务器下载的文件没有“Main SKU”列，或没有价格列。',
  notFiltered: (read, listed) =>
    `下载的文件有 ${records(read)}，而按搜索和筛选条件列表只有 ${count(listed)} 条。请再次预览；如果仍然如此，说明服务器没有筛选下载的文件：请改为选择行，并告知服务器的管理员。`,
  reviewTitle: '审核更改',
  reviewFacts: (name, { pairs, records: read, prices: found }) =>
    [
      `${name}：${records(read)}中有 ${count(pairs.length)} 条将更改，共 ${prices(found.changed)}`,
      ...leftPrices(found),
    ].join('；'),
  remainingFacts: (name, left) => `${name}：待审核 ${records(left)}`,
  parts: (total) => `将更改 10,000 条以上的记录：分为 ${count(total)} 个上传发送，可一并撤回。`,
  stoppedByPage: '页面停止了上传。未做任何更改。',
  partlyDone: (saved, why) => `在此之前已更改 ${records(saved)}：${why}`,
  remaining: (saved, left) =>
    `${saved === 0 ? '尚未做任何更改' : `${records(saved)}已按预览更改`}。${records(left)}因在此期间被更改，返回的内容有所不同：请查看并确认。`,
  interrupted: ({ name, saved, left, isUnknown }) =>
    saved === 0 && !isUnknown
      ? `页面关闭或登录失效时，“${name}”没有保存任何更改。`
      : `页面关闭或登录失效时，“${name}”被中断。已更改：${records(saved)}。${isUnknown ? '无法确定' : '未更改'}：${records(left)}。如果列表中有“上传记录”，可在其中查看并撤回已更改的内容：再次更改价格之前，请先查看上传记录或价格。`,
  done: '更改已确认！',
  doneText: (changed, recordCount, left) =>
    `已更改 ${records(recordCount)}中的 ${prices(changed)}${left === 0 ? '' : `，排除 ${records(left)}`}。`,
} satisfies Catalogue['changePrices'];
