import type { Catalogue } from '../catalogue';
import { exclusionReasons } from './preview';
import { difference } from './review';
import { duplicateChoices, reading } from './upload';
import { changes, count, prices, rows } from './words';

const bigChanges = (n: number) => `${count(n)} 项大幅更改`;

const upload = {
  ...reading,
  asLastTime: (kinds, chosen) =>
    `与上次一样排除${kinds.length === 0 ? '' : '：'}${kinds.map(({ kind, rows: total }) => `${rows(total)}（${exclusionReasons[kind]}${kind === 'duplicate' && chosen ? `：${duplicateChoices[chosen]}` : ''}）`).join('、')}`,
  mappingTitle: '匹配列',
  headerRow: '表头行',
  noHeaderRow: '无：第一行与其他行一样是数据',
  noHeaderNote: '文件按无表头读取：第一行也会发送，列以字母命名。如果第一行是列名，请在上方选择该行。',
  fillDown: (column) => `用上方的值填充“${column}”的空单元格`,
  headerRowOption: (row, text) => `第 ${count(row)} 行：${text}`,
  mappingIntro: (name, hasHeader) =>
    `请指定“${name}”各列的含义。${hasHeader ? '具有相同表头的文件会沿用此选择。' : ''}`,
  mappingMissing: (key) => (key === undefined ? '请再指定至少一列的含义。' : `需要“${key}”和至少另外一列。`),
  mappingDuplicates: (names) => `为两列选择了相同的含义：${names.join('、')}。请将其中一列设为“不使用”或其他含义。`,
  mappingKeyTwice: (key) =>
    `为两列都选择了“${key}”。如果两列合起来才是该值，请勾选上方的“由两列组成‘${key}’”；否则请将其中一列设为“不使用”。`,
  skuParts: (key) => `由两列组成“${key}”，例如型号和颜色`,
  skuPart: (key, part) => `“${key}”的${part === 1 ? '第一' : '第二'}部分`,
  skuJoiner: '连接符',
  skuJoiners: {
    '-': '连字符',
    ' ': '空格',
    _: '下划线',
    '/': '斜杠',
    '.': '点',
    '': '无',
  },
  skuExample: (example) => `例如 ${example}`,
  skuPartsEqual: (key) => `请为“${key}”选择两个不同的列。`,
  notUsed: '不使用',
  partOf: (key) => `“${key}”的一部分`,
  column: '文件中的列',
  columnPlace: (letters: string) => `${letters} 列`,
  firstValues: '前几个值',
  standsFor: '含义',
  offer: '可能是',
  offerOf: (price, name) => `将“${name}”用作 ${price}`,
  standsForLabel: (name) => `“${name}”的含义`,
  costChoice: '成本：由此列计算价格',
  unitChoice: '计价单位：每个价格对应的件数',
  offerCosts: '由此列计算价格',
  offerCostsOf: (name) => `由此列计算价格，${name}`,
  setPrices: '由成本计算价格',
  useMapping: '预览',
  back: '返回',
  reviewTitle: '处理重复项',
  reviewFacts: (fileName, created, unchanged, pairs) =>
    `${fileName}：${[
      ...(created === undefined ? [] : [`新增 ${rows(created)}`]),
      ...(unchanged === undefined ? [] : [`${rows(unchanged)}未变`]),
      `${rows(pairs)}与已存储的不同`,
    ].join('，')}`,
  preparingReview: '正在比较各行',
  pairsShown: '显示的行',
  all: '全部',
  flaggedFilter: '已标记',
  leftOutFilter: '已排除',
  takeAll: '全部采用',
  leaveAllOut: '全部排除',
  keyboardHelp: '上下方向键在行之间移动，左右方向键在更改之间移动；空格键采用或排除。',
  include: (name) => `采用 ${name} 的更改`,
  takeChange: (column, from, to) => `采用“${column}”：${from || '空'} 变为 ${to || '空'}`,
  changesOf: (name) => `${name} 的更改`,
  changed: (changed) => `${count(changed)} 项已更改`,
  partly: (taken, all) => `已采用 ${count(taken)} / ${changes(all)}`,
  leftOut: '已排除',
  unchanged: (cells) => `${count(cells)} 项未变`,
  existing: '现有',
  newRow: '新',
  record: '行',
  difference,
  none: '-',
  taken: (pairs, allPairs, taken, allChanges) =>
    `${count(pairs)} / ${count(allPairs)} 行，${count(taken)} / ${count(allChanges)} 项更改已采用`,
  flaggedCount: (flagged) => `${bigChanges(flagged)}，需再次确认`,
  confirm: '确认更改',
  nothingTaken: '请至少采用一项更改，或取消',
  confirming: '正在写入更改。',
  askTitle: (big) => `确认 ${bigChanges(big)}？`,
  askText: (big) => `采用的值中有 ${count(big)} 个变动超过 50%、变为零或由零变化、在数字与文本之间转换，或被清空：`,
  askConfirm: (big, all) => (big === all ? `确认 ${bigChanges(big)}` : `确认 ${changes(all)}，其中 ${bigChanges(big)}`),
  askMore: (more) => `另有 ${count(more)} 项`,
  askBack: '再看一下',
  discardTitle: '离开审核？',
  discardText: (created) =>
    `${created ? `${count(created)} 个新行已保存。` : ''}此处显示的更改均不会写入，所做的选择将丢失。`,
  discardUnknownText: '无法确定已确认的更改是否已写入。所做的选择将丢失。',
  discard: '离开',
  keepReviewing: '继续审核',
  resumeTitle: '未完成的审核',
  resumeText: (open, fileName) =>
    `“${fileName}”${open === 0 ? '没有更改' : `有 ${changes(open)}`}待确认，所做的选择已保留。均未写入。`,
  resumeUnknownText: (fileName) =>
    `您已确认“${fileName}”的更改，但无法确定是否已写入。已排除的更改未写入。再次确认之前，请先查看列表。`,
  resume: '继续审核',
  startAnew: '上传其他文件',
} satisfies Catalogue['upload'];

const confirmAgain = '再次确认之前，请先查看列表。';
const largeFiles = '超过 2 MB 的文件需要后台进程（Worker）';

export const uploads = {
  upload,
  session: {
    accepted: (name) => `“${name}”已被接受。`,
    confirmed: '更改已确认！',
    submitAgain: '无法确定新行是否已保存。请再次提交文件：不会重复存储。',
    saved: (kind, changed, left) =>
      `已更改 ${kind === 'prices' ? prices(changed) : `${count(changed)} 个值`}${left === 0 ? '' : `，${count(left)} 个保持不变`}。`,
    nothingPending: '服务器上没有等待此确认的更改：它们此前已保存或放弃。请查看列表。',
    conflict: '已存储的值在显示之后发生了变化。未写入任何内容；下方的行已是最新。',
    somethingWrong: '出错了！',
    nothingChanged: '未做任何更改。',
    nothingSent: '文件送达之前连接中断。未做任何更改；请在恢复联网后再次提交。',
    sendAgain: '无法确定新行是否已保存。再次提交文件之前，请先查看列表。',
    anErrorOccurred: '发生错误。',
    unexpectedError: '发生意外错误。',
    unknownOutcome: `无法确定更改是否已写入。${confirmAgain}`,
    confirmAgain: '无法确定更改是否已保存。请再次确认：不会重复存储。',
    recreated: (total, skus) =>
      `在此期间被删除、又仅以本次更改的值重新创建的记录：${count(total)}${skus && `（${skus}）`}。如果列表中有“上传记录”，可在其中撤回此更改。`,
    refusedRow: (sku, column, reason) => `${sku}，${column}：${reason}`,
    fileNames: {
      excluded: (name) => `${name} 已排除.xlsx`,
      unknown: (name) => `${name} 未知.xlsx`,
    },
    excludedRows: { row: '行号', reason: '排除原因' },
    pastedRows: '粘贴的行.csv',
    noNumbers: '此类记录没有其他编号',
    rowsNotSaved: '无法保存这些行。',
    notRemembered: (template, why) => `模板“${template}”未记住此列表的 SKU。${why}`,
  },
  startFailure: {
    refused: `${largeFiles}，但此页面不允许。请拆分文件，或请页面管理方允许“worker-src blob:”。`,
    'not-found': `${largeFiles}，但在此页面的服务器上找不到其脚本。请拆分文件，或请页面管理方设置 configure({ worker })。`,
    failed: `${largeFiles}，但启动失败。请重新加载页面。如果问题持续存在，请拆分文件，或联系页面管理方。`,
    died: '读取文件时意外中断，可能是内存不足。请重新选择文件，或拆分文件。',
  },
  uploadMachine: {
    noFile: '未选择要上传的文件。',
    sendingStopped: '发送已停止。未做任何更改。',
    sendingStoppedLate: '停止发送时，整个文件可能已发送完毕。无法确定新行是否已保存：再次提交之前，请先查看列表。',
    reviewLeft: `您在确认之后离开了审核。无法确定更改是否已写入。${confirmAgain}`,
  },
  match: {
    label: (key) => `查找“${key}”的依据`,
    key: (key) => `${key}：文件使用我们的编号`,
    field: (label) => `产品的“${label}”`,
    hint: (label, key) =>
      `请在下方选择文件中包含“${label}”的列。每个值都会替换为唯一对应产品的“${key}”；为此将读取产品。`,
    failed: (label, reason) => `无法读取产品以按“${label}”查找（${reason}）。点击“预览”可重试。`,
    reading: (products) => (products === 0 ? '正在读取产品' : `正在读取产品：已读取 ${count(products)} 个`),
    written: '文件中的值',
    suppliersNumber: '供应商编号',
  },
} satisfies Pick<Catalogue, 'match' | 'session' | 'startFailure' | 'upload' | 'uploadMachine'>;
