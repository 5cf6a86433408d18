import type { NamedText } from '../../widgets/prices/in-place/cell-drafts.messages';
import type { PriceChangeTexts } from '../../widgets/prices/in-place/change-price.messages';
import { priceLimits } from '../../wire/price-format';
import { priceLabel, pricesPerCurrency } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { flagText } from './flag';
import { count } from './words';

const cellName = ({ sku, key }: Pick<NamedText, 'sku' | 'key'>) => `${sku} 的 ${priceLabel(key)}`;
const cellAndText = (typed: NamedText) => `${cellName(typed)}：${typed.text}`;
const loadFailure = (isNetwork: boolean) => (isNetwork ? '网络连接错误。' : '程序的一部分无法加载。');

/** At most five texts, and the number of the others. */
function listOfTexts(lost: readonly NamedText[]): string {
  const shown = lost.slice(0, 5).map(cellAndText).join('；');
  return lost.length > 5 ? `${shown}；另有 ${count(lost.length - 5)} 个` : shown;
}

const none = '-';
const nameOf = ({ sku, level }: PriceChangeTexts) => `${sku} 的 ${level}`;

export const prices = {
  prices: {
    title: '价格表',
    downloaded: '价格已下载！',
    downloadFailed: (why) => `无法下载价格。${why}`,
    filterTitle: '筛选价格',
    loadFilterChoices: '加载筛选选项',
    searchHint: '搜索 SKU、分组或描述',
    empty: { title: '还没有价格', text: '请新建第一个价格。', readonlyText: '没有可显示的内容。' },
    product: '产品',
    priceLevels: '价格档 01–20',
    edit: (sku) => `编辑 ${sku} 的价格`,
    remove: (sku) => `删除 ${sku} 的价格`,
    history: '历史记录',
    historyOf: (sku) => `${sku} 的价格历史记录`,
    historyOff: '此功能需要 price-history 属性。',
    allChanges: '所有更改',
    uploads: '上传记录',
    changePrices: '更改价格…',
    notSaved: '未保存',
    columnsNote: '；价格列始终显示',
    described: (id, sku) => `价格 ${id} · SKU ${sku}`,
  },
  priceForm: {
    title: { create: '新建价格', edit: '编辑价格' },
    submit: { create: '新建', edit: '保存' },
    mainSku: '主 SKU',
    mainSkuPlaceholder: '选择 SKU',
    mainSkuFixed: '价格建立后不可更改',
    skus: {
      loading: '正在加载 SKU…',
      none: '每个 SKU 都已有价格：请直接编辑。',
    },
    group: '分组',
    groupEmpty: '由 SKU 决定',
    noPrices: (currency) => `没有 ${currency} 价格`,
    addPrice: '添加价格',
    addPriceTo: (currency) => `添加 ${currency} 价格`,
    allUsed: `${pricesPerCurrency} 个价格已全部使用`,
    count: (used) => `${used} / ${pricesPerCurrency}`,
    remove: (label) => `移除 ${label}`,
    removed: (label, price) => `已移除 ${label}（${price}）。`,
    undo: '撤销',
    keys: '在空价格中按 Delete 键可将其移除。',
    hint: `不小于 0 的数字，最多 ${priceLimits.decimals} 位小数；或简短文本，例如 POA（最多 ${priceLimits.characters} 个字符）。`,
    gaps: '此记录的部分价格档为空。保存时，后面的价格会依次前移填补空档。',
    storedHint: '除非更改，否则保持不变。',
    unclear: '有两种读法',
    use: (price) => `使用 ${price}`,
    verbs: { choose: '请选择：', correct: '请更正：', fill: '请填写或移除：' },
  },
  priceCard: {
    label: '价格和产品',
    prices: '价格',
    level: '档位',
    noPrice: '无价格',
    noPrices: '此产品没有价格。',
  },
  priceProblem: {
    'below-zero': '不能小于 0',
    'too-many-decimals': `最多 ${priceLimits.decimals} 位小数`,
    'too-large': `小数点前最多 ${priceLimits.wholeDigits} 位数字`,
    'too-long': `最多 ${priceLimits.characters} 个字符`,
    'not-plain': '只能包含数字和小数点，或者为文本',
  },
  cellDrafts: {
    cell: cellName,
    cellAndText,
    signedOut: (lost) => `未保存：${listOfTexts(lost)}。`,
    abandoned: '尚未保存；价格表会再次提供此输入。',
    notLoaded: {
      price: (isNetwork) => `${loadFailure(isNetwork)}价格尚未保存，仍保留在单元格中。`,
      refusal: (isNetwork) => `${loadFailure(isNetwork)}无法在单元格中编辑此价格。`,
      retry: '重试',
    },
    problem: { use: (price) => `使用 ${price}`, openForm: '打开表单' },
    keyboard: {
      text: { key: 'ABC', label: '字母' },
      decimal: { key: '123', label: '数字' },
    },
  },
  restoredDrafts: {
    title: '以下价格已输入但未保存',
    price: (typed) => `${cellName(typed)}：${typed.from} → ${typed.text}`,
    save: '保存',
    saveLabel: (typed) => `将 ${typed.text} 保存为 ${cellName(typed)}`,
    edit: '编辑',
    editLabel: (typed) => `编辑 ${cellName(typed)}`,
    discard: '放弃',
    discardLabel: (typed) => `放弃 ${cellName(typed)} 的输入 ${typed.text}`,
    discarded: (typed) => ({ title: cellAndText(typed), message: '已放弃。' }),
    undo: '撤销',
    saveAll: (total) => `全部保存（${count(total)}）`,
    discardAll: (total) => `全部放弃（${count(total)}）`,
    allDiscarded: (total) => `已放弃 ${count(total)} 个输入的价格。`,
  },
  editRefusal: {
    'no-sku': '此记录无法编辑：服务器未发送其 MAIN_SKU。',
    invalid: {
      message: (problem) => `未保存：${problem}。文本仍保留在单元格中。`,
      edit: '继续编辑',
    },
  },
  changePrice: {
    none,
    undo: '撤销',
    entered: (change) => `${nameOf(change)}：${change.to}`,
    saved(change) {
      const { from, to } = change;
      if (to === none) return `${nameOf(change)}：已移除 ${from}`;
      return from === none ? `${nameOf(change)}：新价格 ${to}` : `${nameOf(change)}：${from} → ${to}`;
    },
    undone: (change) => `${nameOf(change)} 已恢复为 ${change.to === none ? '空' : change.to}`,
    already: '与已存储的价格相同，无需保存。',
    flagged: (change, flag, share) => {
      const { reason, question } = flagText(flag);
      return {
        title: '保存此更改？',
        text: `${nameOf(change)}：从 ${change.from} 改为 ${change.to}${share && `（${share}）`}。价格${reason}${question}`,
        confirm: '保存',
        cancel: '取消',
      };
    },
    conflict: (change) => ({
      title: '此价格已被他人更改',
      text: `${nameOf(change)} 现为 ${change.from}。尚未保存任何内容。您输入的是 ${change.to}。`,
      confirm: '保留我的',
      cancel: '采用对方的',
    }),
    changedAgain: '此记录在此期间再次被更改。未保存任何内容。',
    deleted: '此记录已在此期间被删除。未保存任何内容。',
    unreadable: '此记录已被他人更改，且无法读取当前版本。未保存任何内容。',
    notFound: '找不到此记录。未保存任何内容。',
    signedOut: '您已退出登录。未保存任何内容。',
    otherUser: '当前登录的是另一位用户。未保存任何内容。',
    notLast: ({ level }) => `未保存任何内容：${level} 之后又添加了价格。请在表单中移除 ${level}。`,
    notInPlace: '未保存任何内容：此价格已无法在列表中更改。请在表单中编辑。',
  },
} satisfies Pick<
  Catalogue,
  | 'cellDrafts'
  | 'changePrice'
  | 'editRefusal'
  | 'priceCard'
  | 'priceForm'
  | 'priceProblem'
  | 'prices'
  | 'restoredDrafts'
>;
