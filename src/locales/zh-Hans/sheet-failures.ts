import type { Catalogue } from '../catalogue';
import { count } from './words';

const megabytes = (bytes: number) => `${Math.round(bytes / (1024 * 1024))} MB`;

/** What a file is, by its English name; each completes the sentence of `wrong-type`. */
const kinds: Readonly<Record<string, string>> = {
  'a Lotus 1-2-3 sheet': 'Lotus 1-2-3 表格',
  'a PDF document': 'PDF 文档',
  'a program': '程序',
  'a gzip archive': 'gzip 压缩包',
  'a 7-Zip archive': '7-Zip 压缩包',
  'a RAR archive': 'RAR 压缩包',
  'a picture': '图片',
  'an XML spreadsheet': 'XML 电子表格',
  'a web page (HTML)': '网页（HTML）',
  'an XML document': 'XML 文档',
  'a text document in RTF (.rtf)': 'RTF 文本文档（.rtf）',
  'a SYLK sheet (.slk)': 'SYLK 表格（.slk）',
  'a DIF sheet': 'DIF 表格',
  'a JSON document': 'JSON 文档',
  'a dBase table (.dbf)': 'dBase 表（.dbf）',
  'text with NUL characters in it, as a broken export leaves them': '含有 NUL 字符的文本（通常由损坏的导出产生）',
  'a file of another kind': '其他类型的文件',
  'text in UTF-32, which few programs read: save it as CSV UTF-8':
    '很少有程序能读取的 UTF-32 文本：请另存为“CSV UTF-8”',
  'an Excel workbook': 'Excel 工作簿',
  'an older Excel workbook': '旧版 Excel 工作簿',
  'plain text': '纯文本',
  'a workbook with macros or a template (.xlsm, .xltx)': '带宏的工作簿或模板（.xlsm、.xltx）',
};

const kind = (name: string): string => kinds[name] ?? name;

export const sheetFailure = {
  'empty-file': () => '文件为空（0 字节）。请重新导出，或选择其他文件。',
  'wrong-type': (_, found) => `这是${kind(found)}，不是电子表格。请选择 .xlsx、.xls 或 .csv 文件。`,
  'wrong-spreadsheet': (_, found) =>
    `这是${kind(found)}，此处无法读取。请用电子表格程序打开，另存为 .xlsx，然后选择该文件。`,
  'wrong-extension': (_, { name, found, extension }) =>
    `文件名 ${name} 与文件内容不符：内容是${kind(found)}。请将扩展名改为 ${extension}，或用原来的程序重新保存。`,
  'wrong-name': (_, { name, ending }) =>
    `文件名 ${name} 的扩展名不是 .xlsx、.xls 或 .csv。请将扩展名改为与内容相符的 ${ending}，然后重新选择该文件。`,
  encrypted: () => '文件受密码保护。请打开文件，另存一份不带密码的副本，然后选择该副本。',
  'damaged-zip': () => '.xlsx 文件不完整或已损坏。请重新下载或导出，然后选择新文件。',
  'damaged-sheet': () =>
    '文件可以打开，但要读取的工作表已损坏。请用电子表格程序打开，重新保存为 .xlsx，然后选择该文件。',
  'damaged-xls': () => '.xls 文件不完整或已损坏。请用电子表格程序打开，另存为 .xlsx，然后选择该文件。',
  'zip-without-spreadsheet': () =>
    '这是不含电子表格的 zip 文件。请选择 .xlsx、.xls 或 .csv 文件；如果压缩包里有，请先解压。',
  'no-first-sheet': () => '文件的第一个工作表没有单元格（图表或宏工作表不算）。请把包含数据行的工作表移到第一位。',
  'first-sheet-hidden': (_, { sheet }) =>
    `第一个工作表“${sheet}”已隐藏，而只读取第一个工作表。请取消隐藏，或把包含数据行的工作表移到第一位。`,
  'first-sheet-empty': (_, { sheet, other }) =>
    `第一个工作表“${sheet}”为空，而只读取第一个工作表。请把“${other}”移到第一位并保存。`,
  'no-cells': () => '文件中没有任何行。请选择含有表头行及数据行的文件。',
  'header-only': () =>
    '文件只有表头行，下面没有内容。请选择含有表头行及数据行的文件。如果唯一的一行是产品数据，请在其上方添加一行列名。',
  'file-too-large': (_, limit) => `文件大于 ${megabytes(limit)}。请拆分成较小的文件。`,
  'inflated-too-large': ({ inflatedBytes }) => `解压后工作表大于 ${megabytes(inflatedBytes)}。请拆分成较小的文件。`,
  'whole-too-large': ({ wholeInflatedBytes }) =>
    `文件结构不常见，解压后大于 ${megabytes(wholeInflatedBytes)}。请用 Excel 或 LibreOffice 重新保存为 .xlsx，或将其拆分。`,
  'too-many-entries': ({ zipEntries }) =>
    `.xlsx 文件包含超过 ${count(zipEntries)} 个部分（图片、工作表等）。请把包含数据行的工作表复制到新的工作簿。`,
  'too-many-rows': ({ rows }) => `工作表超过 ${count(rows)} 行。请拆分成较小的文件。`,
  'too-many-columns': ({ columns }, row) => `第 ${count(row)} 行超过 ${count(columns)} 列。请删除表格右侧的单元格。`,
  'cell-too-long': ({ cellCharacters }, row) =>
    `${row === undefined ? '有一个' : `第 ${count(row)} 行有一个`}单元格超过 ${count(cellCharacters)} 个字符。请缩短内容。`,
  'row-too-long': (_, row) => `第 ${count(row)} 行作为表格的一行过长。请用电子表格程序打开文件，删除该行多余的内容。`,
  'cell-out-of-range': () => '有单元格超出电子表格的最后一行或最后一列，说明文件已损坏。请用原来的程序重新保存。',
  'unclosed-quote': (_, row) =>
    `第 ${count(row)} 行的引号没有结束，因此无法区分其后的行。请更正该行，然后重新选择文件。`,
  'broken-text': () => '文件标记为 Unicode 文本，但包含无效字节。请重新导出为“CSV UTF-8”。',
  'timed-out': () => '读取文件的时间过长。请重新保存为 .xlsx 或 .csv，或拆分成较小的文件。',
} satisfies Catalogue['sheetFailure'];
