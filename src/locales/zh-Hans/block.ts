import type { BlockRequest, LeftUnsaved } from '../../widgets/prices/block/block.types';
import { priceLabel } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { cells, count, prices, records } from './words';

type Kind = BlockRequest['kind'];

const titles = {
  type: '设置价格',
  paste: '粘贴价格',
  fill: '向下填充',
  clear: '清空单元格',
  'set-back': '恢复',
  revert: '撤销或重做',
} as const satisfies Record<Kind, string>;

/** Names of the uploads that save changes around empty levels. */
const uploadNames = {
  type: '输入的价格',
  paste: '粘贴的价格',
  fill: '向下填充的价格',
  clear: '清空的价格',
  'set-back': '恢复的价格',
  revert: '撤销或重做的价格',
} as const satisfies Record<Kind, string>;

const mostNamed = 5;

const named = (items: readonly string[], separator = '；'): string =>
  items.length > mostNamed
    ? `${items.slice(0, mostNamed).join(separator)}${separator}另有 ${count(items.length - mostNamed)} 个`
    : items.join(separator);

const offeredAgain = '价格表会再次提供这些价格。';
const emptiedAgain = '要清空的单元格不会再次提供；如有需要请重新清空。';

const whenLeft = ({ hasPrices, hasEmptied }: LeftUnsaved): string =>
  [...(hasPrices ? [offeredAgain] : []), ...(hasEmptied ? [emptiedAgain] : [])].join('');

export const block = {
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
  partly: (saved, failures, isUnknown, left) =>
    isUnknown
      ? `${saved === 0 ? '不确定已保存了哪些内容' : `已保存 ${prices(saved)}`}。${records(failures.total)}可能未保存：${named(failures.texts)}。${left ? whenLeft(left) : '下方显示的内容可能已保存。'}`
      : `${saved === 0 ? '未保存任何内容' : `已保存 ${prices(saved)}`}。${records(failures.total)}未保存：${named(failures.texts)}。${left ? whenLeft(left) : '下方显示的内容尚未保存；请确认以重试。'}`,
  failure: (skus, reason) => `${named(skus, '、')}（${reason}）`,
  reasons: {
    conflict: '已在此期间被他人更改',
    deleted: '已在此期间被删除',
    unreadable: '无法读取当前版本',
    prevented: '被页面阻止',
    stopped: '在此之前已停止',
    returned: '已存储的价格与显示的不同',
  },
  leave: (isUnknown) =>
    isUnknown
      ? '无法确定已确认的更改是否已写入。标记为未保存的价格会留在其单元格中。'
      : '此处显示的更改均不会写入。标记为未保存的价格会留在其单元格中。',
  revertTitle: (direction) => (direction === 'undo' ? '撤销' : '重做'),
  revertText: (total) => `将恢复 ${prices(total)}，此后被更改的除外。`,
  reverted: (direction, total) => (direction === 'undo' ? `已还原 ${prices(total)}` : `已重新更改 ${prices(total)}`),
  revertedPartly: (direction) => (direction === 'undo' ? '未能全部撤销' : '未能全部重做'),
  kept: (kept) => `此后被更改，保持不变：${named(kept.map(({ sku, key }) => `${sku} 的 ${priceLabel(key)}`))}。`,
  notSaved: (failures) => `未保存：${named(failures)}。`,
  missing: (skus) => `未找到：${named(skus)}。`,
} satisfies Catalogue['block'];
