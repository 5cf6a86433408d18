import { makeZip, type ZipMember } from './make-zip';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** One sheet of a workbook to make. */
export interface MadeSheet {
  readonly name?: string;
  /** The XML inside `<sheetData>`. */
  readonly rows?: string;
  /** The whole part, instead of `rows`. */
  readonly xml?: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly type?: 'worksheet' | 'chartsheet';
}

/** A workbook to make. */
export interface MadeWorkbook {
  readonly sheets?: readonly MadeSheet[];
  /** The XML inside `<sst>`. */
  readonly strings?: string;
  /** The XML inside `<styleSheet>`. */
  readonly styles?: string;
  readonly date1904?: boolean;
  readonly extra?: readonly ZipMember[];
  /** Changes to the members of the zip file, by name. */
  readonly change?: Readonly<Record<string, Partial<ZipMember>>>;
}

const sheetXml = ({ rows = '', xml }: MadeSheet) =>
  xml ?? `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;

/** A small .xlsx, by default in the format of spreadsheet programs. */
export const makeXlsx = (book: MadeWorkbook): Blob => {
  const sheets = book.sheets ?? [{}];
  const overrides = sheets.map(
    (_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${types}.worksheet+xml"/>`,
  );
  const entries = sheets.map(({ name, state }, i) => {
    const hidden = state ? ` state="${state}"` : '';
    return `<sheet name="${name ?? `Sheet${i + 1}`}" sheetId="${i + 1}"${hidden} r:id="rId${i + 1}"/>`;
  });
  const relations = sheets.map(
    ({ type = 'worksheet' }, i) =>
      `<Relationship Id="rId${i + 1}" Type="${office}/${type}" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  const members: readonly ZipMember[] = [
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${overrides.join('')}<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${packaging}/relationships"><Relationship Id="r" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${book.date1904 ? ' date1904="1"' : ''}/><sheets>${entries.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${packaging}/relationships">${relations.join('')}<Relationship Id="s" Type="${office}/styles" Target="styles.xml"/><Relationship Id="t" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', content: `<styleSheet xmlns="${main}">${book.styles ?? ''}</styleSheet>` },
    { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${main}">${book.strings ?? ''}</sst>` },
    ...sheets.map((sheet, i) => ({ name: `xl/worksheets/sheet${i + 1}.xml`, content: sheetXml(sheet) })),
    ...(book.extra ?? []),
  ];
  return makeZip(members.map((member) => ({ ...member, ...book.change?.[member.name] })));
};

/** `<row>` elements for a table of numbers and texts, the texts inline. */
export const rowsXml = (table: readonly (readonly (string | number)[])[]): string =>
  table
    .map((cells, row) => {
      const written = cells.map((cell, column) => {
        const address = `${String.fromCharCode(65 + column)}${row + 1}`;
        return typeof cell === 'number'
          ? `<c r="${address}"><v>${cell}</v></c>`
          : `<c r="${address}" t="inlineStr"><is><t>${cell}</t></is></c>`;
      });
      return `<row r="${row + 1}">${written.join('')}</row>`;
    })
    .join('');
