import type { NumberReading } from '../../upload/upload.messages';
import type { Catalogue } from '../catalogue';
import { refusableCounts } from './preview';
import { columns, count, filled, cells as inCells, prices, rows } from './words';

export const duplicateChoices = {
  'keep-first': '保留第一个',
  'keep-last': '保留最后一个',
  'keep-none': '全部排除',
};

const sheetName = (name: string) => (name ? `“${name}”` : '第一个工作表');

const decimal = { point: '小数点为“.”', comma: '小数点为“,”' };

const choosing = {
  title: '上传文件',
  signedOut: '此处的上传已关闭，您在其中所做的选择未保存。',
  choosePrompt: '请上传 Excel 文件进行预览',
  chooseHint: '.xlsx、.xls 或 .csv，最大 25 MB。默认读取第一个工作表，也可选择其他工作表。',
  chooseFile: '选择文件',
  chooseAnother: '选择其他文件',
  dropHint: '或将文件拖放到此处，或粘贴从电子表格复制的行',
  reopen: (name: string) => `再次使用“${name}”`,
  reopenHint: '用于其中的另一币种、表格或工作表，并沿用之前的选择',
  severalFiles: (files: number) => `拖放了 ${count(files)} 个文件，均未读取：每次只能上传一个文件。请只拖放一个。`,
  fileTooEarly: (name: string) => `未读取“${name}”：请先完成或取消当前上传。`,
  reading: (name: string) => `正在读取“${name}”`,
  cancel: '取消',
  submit: '提交文件',
  notSent: '文件未上传',
  refused: '文件被拒绝。未做任何更改',
  filledCell: '由上方的行填充',
  refusedCell: (reason: string) => `被拒绝：${reason}`,
  leaveRefusedOut: (refused: number) => (refused === 1 ? '排除此行' : `排除这 ${rows(refused)}`),
  unreadable: (name: string) => `无法读取 ${name}`,
  rowProblem: (row: number | undefined, column: string) =>
    [row === undefined ? '' : `第 ${count(row)} 行`, column].filter((part) => part !== '').join('，'),
  fileFacts: (rowTexts: string, columnCount: number, bytes: number) =>
    `${rowTexts} · ${columns(columnCount)} · ${bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`}`,
  rows,
  counting: '正在统计行数',
  numberReading: ({ separator, isChosen, cells, example }: NumberReading) =>
    [
      decimal[separator],
      isChosen ? '，按您的选择' : '',
      cells === undefined ? '' : `，${inCells(cells)}全部一致`,
      example === undefined ? '' : `：“${example.written}”读作 ${example.read}`,
    ].join(''),
  readDifferently: '换一种方式读取',
  separatorQuestion: '数字采用哪种写法？',
  separatorMixed: (point: number, pointExample: string, comma: number, commaExample: string) =>
    `文件中两种写法混用：${count(point)} 个如“${pointExample}”，${count(comma)} 个如“${commaExample}”。请指定正确的写法，其余的将被标记。`,
  separatorAmbiguous: (cells: number, example: string) =>
    `${inCells(cells)}（例如“${example}”）可按两种方式读取。请指定正确的写法。`,
  separatorOfTemplate: {
    point: (cells: number) => `${inCells(cells)}的小数点写作“.”，而模板中写作“,”。请指定正确的写法。`,
    comma: (cells: number) => `${inCells(cells)}的小数点写作“,”，而模板中写作“.”。请指定正确的写法。`,
  },
  chooseSeparator: '选择',
  separatorExample: { point: '小数点为“.”：1,284.50', comma: '小数点为“,”：1.284,50' },
  encodingLabel: '文本编码',
  encodings: {
    'utf-8': 'Unicode（UTF-8）',
    'windows-1250': '中欧（windows-1250）',
    'windows-1251': '西里尔文（windows-1251）',
    'windows-1252': '西欧（windows-1252）',
    'windows-1253': '希腊文（windows-1253）',
    'windows-1254': '土耳其文（windows-1254）',
    'windows-1257': '波罗的海（windows-1257）',
    'koi8-r': '西里尔文（KOI8-R）',
    ibm866: '西里尔文，DOS（CP866）',
    ibm852: '中欧，DOS（CP852）',
    macintosh: 'Mac Roman',
    gbk: '简体中文（GBK）',
    big5: '繁体中文（Big5）',
    shift_jis: '日文（Shift JIS）',
    'euc-kr': '韩文（EUC-KR）',
  },
  encoding: (name: string) => `文本按 ${name} 读取。`,
  sheet: '工作表',
  sheetOption: (name: string, rowCount: number | undefined, isHidden: boolean) =>
    `${name}${rowCount === undefined ? '' : `（${rows(rowCount)}）`}${isHidden ? '，已隐藏' : ''}`,
  openSheet: '打开此工作表',
  openSheetHint: '按回车键打开。',
  chooseSheet: '请选择包含数据行的工作表。',
  sheetProblem: {
    empty: (name: string) => `${sheetName(name)}为空。请选择包含数据行的工作表。`,
    'one-row': (name: string) => `${sheetName(name)}的表头下方没有行。请选择包含数据行的工作表。`,
    hidden: (name: string) => `${sheetName(name)}已隐藏。请选择要读取的工作表。`,
  },
  tableBeside: '此表格旁边还有一个列名相同的表格。',
  readTable: (from: string, to: string) => `读取 ${from} 列至 ${to} 列`,
} satisfies Partial<Catalogue['upload']>;

const leavingOut = {
  manyDecimals: (cells: number) => `${prices(cells)}的小数超过 4 位。`,
  round: (decimals: number) => `舍入到 ${count(decimals)} 位小数`,
  rounded: (rounded: number, decimals: number) =>
    rounded === 0
      ? `没有价格的小数超过 ${count(decimals)} 位。`
      : `${prices(rounded)}舍入到 ${count(decimals)} 位小数。`,
  rounding: '价格舍入',
  doNotRound: '不舍入',
  exclusions: '要排除的行',
  allKinds: (total: number) => `这些类别的全部 ${rows(total)}`,
  rowAction: '排除',
  includeAgain: '恢复',
  rowActionOf: (row: number, isOut: boolean) => `${isOut ? '恢复' : '排除'}第 ${count(row)} 行`,
  onlyRows: '仅包含符合条件的行',
  onlyAll: '无条件',
  onlyIs: (column: string, value: string, total: number) => `“${column}”为 ${filled(value)}（${rows(total)}）`,
  onlyOneOf: (column: string) => `“${column}”为多个值之一`,
  onlyOthers: '其他列',
  onlyValues: (column: string) => `“${column}”为以下值之一`,
  onlyValue: (value: string, total: number) => `${filled(value)}（${count(total)}）`,
  onlyMost: (values: number) => `列出了出现最多的 ${count(values)} 个值。`,
  onlyLoading: '正在统计值',
  duplicateRows: (total: number, key: string) => `${rows(total)}的“${key}”在文件中重复`,
  keepDuplicates: '不排除',
  duplicateChoices,
  excludedRows: (total: number) => `已排除 ${rows(total)}。`,
  downloadExcluded: '下载已排除的行',
  saveUnknown: '另存为产品表',
  includeAll: '包含所有行',
} satisfies Partial<Catalogue['upload']>;

const checking = {
  keysUnchecked: (reason: string) => `无法检查每个主 SKU 是否已知（${reason}）。发送文件时由服务器检查。`,
  mapColumns: '匹配列',
  rowsShown: '显示的行',
  allRows: '所有行',
  errors: '错误',
  notes: '提示',
  refusableCounts,
  unknownColumns: (names: readonly string[]) => `${columns(names.length)}因列名未知而不使用：${names.join('、')}`,
  hiddenColumns: (names: readonly string[]) =>
    `${columns(names.length)}在文件中被隐藏，但仍会读取：${names.join('、')}`,
  place: (row: number) => `第 ${count(row)} 行`,
  placeLabel: (row: number, column: string) => `转到第 ${count(row)} 行，${column}`,
  findingPlaces: (finding: string, places: string, more: number) =>
    `${finding} – ${places}${more > 0 ? `，另有 ${count(more)} 处` : ''}`,
  problemsTitle: (errors: number) =>
    `有 ${count(errors)} 个错误，无法发送文件。请在此处更正，或在文件中更正后重新选择，或排除有错误的行。`,
  notesTitle: '提示',
  preview: '文件中的行',
  rowNumber: '行',
  noRowsShown: '没有这样的行',
  checking: (read: number, total: number | undefined, errors: number) =>
    `正在检查行，${count(read)}${total === undefined ? '' : ` / ${count(total)}`}。${errors === 0 ? '' : `目前有 ${count(errors)} 个错误。`}`,
  checkingLabel: '正在检查行',
  blocked: (errors: number, inRows: number) => `请先更正 ${rows(inRows)}中的 ${count(errors)} 个错误`,
  allExcluded: '所有行都已排除：请先恢复一些行',
  noRows: '表头下方没有行：请选择其他表头行',
  separatorFirst: '请先指定数字的写法',
  stillReading: '仍在读取文件',
  stillChecking: '仍在检查行',
  checked: (total: number, out: number, refusable: string | undefined) =>
    [
      `已检查 ${rows(total)}${refusable === undefined ? '，没有错误' : ''}。`,
      ...(refusable === undefined ? [] : [refusable]),
      ...(out === 0 ? [] : [`将发送 ${rows(total - out)}。`]),
    ].join(''),
  refusable: (total: number, kinds: readonly string[]) => `其中 ${rows(total)}可能被拒绝：${kinds.join('；')}。`,
  unsendable: (total: number, kinds: readonly string[]) => `其中 ${rows(total)}无法发送：${kinds.join('；')}。`,
  refusableTitle: (total: number) => `${rows(total)}可能被拒绝`,
  unsendableTitle: (total: number) => `${rows(total)}无法发送`,
  sending: (percent: number) => (percent < 100 ? `正在发送，${percent}%。` : '已发送，正在等待响应。'),
  sendingLabel: '正在发送',
  sendPreviewed: '按读取的内容发送：将此处显示的内容以普通数字存为 xlsx 发送',
} satisfies Partial<Catalogue['upload']>;

/** The parts of the group `upload` that come before its mapping and review. */
export const reading = { ...choosing, ...leavingOut, ...checking };
