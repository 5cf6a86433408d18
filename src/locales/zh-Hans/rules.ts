import type { CostStep } from '../../wire/cost-rule';
import { levelText } from '../../wire/level-ranges';
import type { Catalogue } from '../catalogue';
import { count, rows as rowsText } from './words';

export const rule = {
  rounding: '舍入到',
  roundings: {
    '0.01': '0.01',
    '0.05': '0.05',
    '0.10': '0.10',
    '1': '整数',
    '.95': '尾数 .95',
    '.99': '尾数 .99',
  },
  roundingHint: '恰好居中时向上舍入。',
  numberIssues: {
    missing: '请输入数字',
    notation: '只能包含数字和小数点，例如 2.5',
    unclear: '有两种读法',
    'not-above-zero': '必须大于 0',
  },
  takeReading: (number) => `使用 ${number}`,
} satisfies Catalogue['rule'];

const unsigned = (number: string): string => number.replace(/^-/, '');
const sign = (number: string): string => (number.startsWith('-') ? '−' : '+');

/** A step of a sum, as it is written after the value before it. */
function stepText(step: CostStep): string {
  switch (step.kind) {
    case 'vat-out':
      return `扣除 ${step.percent}% 增值税`;
    case 'conversion':
      return `× ${step.rate}（${step.date} 的汇率）`;
    case 'factor':
      return `× ${step.factor}`;
    case 'amount':
      return `${sign(step.amount)} ${unsigned(step.amount)}`;
    case 'mark-up':
      return `${sign(step.percent)} ${unsigned(step.percent)}% 加价`;
    case 'series':
      return `× ${step.factor}，${count(step.times)} 次`;
    case 'vat-in':
      return `加上 ${step.percent}% 增值税`;
  }
}

export const pricing = {
  title: '由成本计算价格',
  intro: '每个价格都由其所在行的成本按以下步骤依次计算得出。留空的步骤不起作用。',
  ruleOf: (column, currency) => `由“${column}”计算 ${currency} 价格`,
  costCurrency: '成本币种',
  rate: (from, currency) => `汇率：1 ${from} 兑 ${currency}`,
  date: '汇率日期',
  oldRates: (rates) => (rates === 1 ? '此汇率是否仍然正确？' : '这些汇率是否仍然正确？'),
  oldRate: (currency, from, rate, date) => `1 ${from} 兑 ${rate} ${currency} 是 ${date} 的汇率。`,
  keepRates: () => '保留汇率',
  changeRates: () => '更改汇率',
  vatOut: '成本中的增值税，%',
  factor: '系数',
  factorHint: '用于运费或关税，例如 1.08',
  amount: '附加金额',
  amountHint: (currency) => `以 ${currency} 计；不会复制到其他币种的规则`,
  markupKind: '成本加价率',
  markupKinds: { each: '逐档设置', series: '每档由前一档计算' },
  markups: '各档加价率，%',
  markupsHint: '60 表示价格 = 成本 × 1.60。留空的档位不计算价格，保留已存储的价格。',
  markupOf: (level) => `${levelText(level)} 档`,
  unusedMarkups: (pasted, lastLevel) =>
    `粘贴的 ${count(pasted.length)} 个加价率未使用，因为 ${levelText(lastLevel)} 档是最后一档：${pasted.join('、')}`,
  fillLevels: '用前一档填充空档位',
  clearLevels: '全部清除',
  firstMarkup: '首档加价率，%',
  seriesFactor: '档间系数',
  seriesHint: '例如 0.97；以前一档舍入前的价格计算',
  vatIn: '附加增值税，%',
  rounding: rule.rounding,
  roundings: rule.roundings,
  roundingHint: rule.roundingHint,
  lowestPrice: '允许的最低价格',
  issues: {
    ...rule.numberIssues,
    'not-above-minus-100': '必须大于 −100',
    'no-currency': '三个字母，例如 EUR',
    'no-price': '小数点前最多 10 位，小数点后最多 4 位',
  },
  dateMissing: '请选择汇率日期',
  example: (row, key) => `示例：第 ${count(row)} 行${key === '' ? '' : `，${key}`}`,
  noExample: '规则填写完整后，此处显示第一行的计算过程。',
  noCost: '前几行中没有成本，因此没有示例。',
  cost: (cost, currency) => `成本 ${cost} ${currency}`,
  step: (step, value, isExact) => `${stepText(step)} ${isExact ? '=' : '≈'} ${value}`,
  rounded: (price) => `舍入后：${price}`,
  lowest: (price) => `提高到最低价格：${price}`,
  priceOf: (level, price) => `${level}：${price}`,
  others: (others) => `其他：${others.join(' · ')}`,
  add: (currency, column) => `添加由“${column}”计算的 ${currency} 价格`,
  remove: '移除',
  removeOf: (column, currency) => `移除由“${column}”计算的 ${currency} 价格`,
  givenTwice: (twice) =>
    `${twice.slice(0, 3).join('、')}${twice.length > 3 ? `，另有 ${count(twice.length - 3)} 个` : ''}：有多个列或规则给出${twice.length === 1 ? '此价格' : '这些价格'}。`,
  incomplete: (currency, column, missing) =>
    missing.length === 0
      ? `由“${column}”计算的 ${currency} 价格：请更正标记的字段`
      : `由“${column}”计算的 ${currency} 价格：请填写${missing.join('、')}`,
  rateName: '汇率',
  markupsName: '至少一个加价率',
  levelsName: '至少一个档位',
  back: '返回',
  preview: '预览',
  pricesFrom: (column, rules) => `由“${column}”计算的价格：${rules}`,
  partlyCosted: (rows) => `${rowsText(rows)}只在部分列中有成本，已被排除。要更新其价格，请仅用该列再次发送此文件。`,
  changeRules: '更改规则',
  costs: '成本',
  costOf: (column) => `成本（${column}）`,
  rule: '规则',
} satisfies Catalogue['pricing'];

export const levels = {
  levels: '档位',
  allLevels: '全部',
  noLevels: '无',
  levelsMissing: '请至少选择一个档位',
} satisfies Catalogue['levels'];
