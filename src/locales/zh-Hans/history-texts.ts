import type { PriceAction, PriceOrigin } from '../../wire/price-history';
import type { Catalogue, PartTexts } from '../catalogue';
import { changes, count, records } from './words';

const actions: Readonly<Record<PriceAction, string>> = {
  created: '新增',
  changed: '更改',
  deleted: '删除',
};

/** Names for what a back end does not send. */
const person = (by: string) => by || '未知人员';
const file = (fileName: string) => fileName || '一个文件';

const origins: Readonly<Record<PriceOrigin, (fileName: string) => string>> = {
  hand: () => '手动',
  upload: (fileName) => (fileName ? `通过上传“${fileName}”` : '通过上传文件'),
  'take-back': (fileName) => (fileName ? `通过撤回“${fileName}”` : '通过撤回上传'),
};

const history = {
  title: (sku) => `${sku} 的价格历史记录`,
  level: '价格档',
  allLevels: '所有价格档',
  changes: '更改，最新的在前',
  none: '没有更改记录',
  noneText: '从现在起将记录更改。',
  noneOfLevel: '此价格档从未更改',
  noneOfLevelText: '请选择其他价格档，或选择全部。',
  failedNote: '价格本身不受影响。',
  older: '显示更早的记录',
  actionBy: (action, by) => (by === '' ? actions[action] : `${by} ${actions[action]}`),
  person,
  file,
  originOf: (origin, fileName) => (origin === undefined ? '' : origins[origin](fileName)),
  formerly: (sku) => `当时的 SKU 为 ${sku}`,
  showLevel: (level) => `${level}：显示其历史记录`,
  setBack: '恢复',
  setBackTo: (level, price) => `将 ${level} 恢复为${price === undefined ? '无价格' : ` ${price}`}`,
  from: '从',
  to: '改为',
  unset: '-',
  columns: { at: '时间', from: '原价', to: '新价', difference: '差异', by: '操作人和方式' },
  chart: ({ level, changes: total, hasMore, lowest, highest, current }) =>
    `${level} 的走势：${hasMore ? '最近 ' : ''}${changes(total)}，最低 ${lowest}，最高 ${highest}，现在 ${current}。下方列表列出了每一项。`,
  now: '现在',
  allChanges: '所有更改',
  allChangesText: '所有 SKU 的价格更改，最新的在前。',
  since: '起始日期',
  noChangeSince: '此日期之后没有价格更改',
  noChangeSinceText: '请选择更早的日期，或不选日期。',
  allNotKept: '此服务器不保存所有更改的列表。',
  showSku: (sku) => `${sku}：在价格表中显示`,
  download: '下载',
  stop: '停止',
  changesRead: (read) => `已读取 ${changes(read)}`,
  downloaded: (rows, files) => `已下载 ${count(rows)} 项价格更改，共 ${count(files)} 个文件。`,
  downloadFailed: (why) => `无法下载更改。${why}`,
  fileName: (day, part) => `价格更改_${day}${part === 1 ? '' : `_${part}`}.xlsx`,
  fileColumns: ['主 SKU', '价格档', '原价', '新价', '时间', '操作人', '方式', '文件'],
  how: { hand: '手动', upload: '上传', 'take-back': '撤回上传' },
  uploads: '上传记录',
  uploadsText: '最新的在前。撤回上传会将其价格恢复到上传之前。',
  noUploads: '还没有上传记录',
  noUploadsText: '已上传的文件会列在这里，并可撤回。',
  counts: ({ created, changed, pending }) =>
    [
      ...(created === undefined ? [] : [`新增 ${count(created)}`]),
      ...(changed === undefined ? [] : [`更改 ${count(changed)}`]),
      ...(pending === undefined || pending === 0 ? [] : [`未确认 ${count(pending)}`]),
    ].join(' · '),
  readAs: (encoding) => `按 ${encoding} 读取`,
  takeBack: '撤回',
  takeBackOf: (fileName, at) => `撤回 ${at} 的${fileName ? `“${fileName}”` : '上传'}`,
  takenBack: (by, at) => `已由 ${person(by)} 撤回，${at}`,
  nothingChanged: '没有可撤回的内容：此上传未更改任何价格。',
  question: '撤回此上传？',
  parts: (uploads) => `同一次更改分为 ${count(uploads)} 个上传，此为其中之一，它们将一并撤回。`,
  effectText: ({ deleted, restored }) =>
    [
      ...(restored > 0 ? [`${records(restored)}将恢复为上传之前的价格。`] : []),
      ...(deleted > 0 ? [`此上传新增的 ${records(deleted)}的价格将被删除。`] : []),
    ].join(''),
  noEffect: '没有可撤回的内容：每条记录在上传之后都已更改，或此上传未更改任何记录。',
  changedSinceTitle: (total) => `${records(total)}在上传之后被更改，将保持不变`,
  changedSinceNote: () => '如有价格错误，请手动设置。',
  affectedRecords: '将发生的更改',
  changedSinceRecords: '上传之后的更改',
  willBe: { created: '将新增', changed: '将恢复', deleted: '价格将被删除' },
  more: (more) => `另有 ${records(more)}`,
  confirm: (total) => `撤回 ${records(total)}`,
  cancel: '取消',
  close: '关闭',
  done: (total) => `上传已撤回：${records(total)}。`,
  mayBeTakenBack: '无法确定上传是否已撤回。下方显示现在撤回会更改的内容。',
  notKept: '此服务器不保存价格历史记录。',
  noRecord: 'history() 需要带 SKU 的记录，或此页上某条记录的 ID。',
  noUpload: 'takeBack() 需要上传的 ID。',
} satisfies Catalogue['history'];

export const historyTexts: PartTexts['history'] = { history };
