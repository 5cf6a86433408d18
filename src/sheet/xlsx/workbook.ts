import { sheetFailure } from '../sheet-failure';
import { inflateWhole } from './inflate';
import { UnusualFormat } from './unusual-format';
import { xmlTags } from './xml-text';
import type { ZipDirectory } from './zip';

export type Workbook = Awaited<ReturnType<typeof readWorkbook>>;

const partLimit = { bytes: 4 * 1024 * 1024, failure: 'inflated-too-large' } as const;

const readPart = async (file: Blob, zip: ZipDirectory, name: string): Promise<string> => {
  const entry = zip.get(name);
  if (!entry) throw new UnusualFormat(`no ${name}`);
  const xml = new TextDecoder().decode(await inflateWhole(file, entry, partLimit));
  if (!xml.startsWith('<') || xml.includes('<!')) throw new UnusualFormat(`unusual XML in ${name}`);
  return xml;
};

/** Resolves a part's relative target to a key of the zip directory. */
const resolveTarget = (partName: string, target: string): string => {
  const path: string[] = target.startsWith('/') ? [] : partName.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/').toLowerCase();
};

const readRelations = async (file: Blob, zip: ZipDirectory, partName: string) => {
  const xml = await readPart(file, zip, partName.replace(/([^/]*)$/, '_rels/$1.rels'));
  return xmlTags(xml, 'Relationship').map((tag) => ({
    id: tag.get('Id') ?? '',
    type: tag.get('Type')?.split('/').at(-1) ?? '',
    target: resolveTarget(partName, tag.get('Target') ?? ''),
  }));
};

/** Finds the parts of a workbook; a chart or macro sheet has none. Throws UnusualFormat. */
export const readWorkbook = async (file: Blob, zip: ZipDirectory) => {
  const mainPart = (await readRelations(file, zip, '')).find(({ type }) => type === 'officeDocument')?.target;
  if (!mainPart) throw new UnusualFormat('no main part');
  const [xml, relations] = await Promise.all([readPart(file, zip, mainPart), readRelations(file, zip, mainPart)]);
  const sheets = xmlTags(xml, 'sheet').map((tag) => {
    const id = [...tag].find(([key]) => key.endsWith(':id'))?.[1];
    const relation = relations.find((candidate) => candidate.id === id);
    if (!relation) throw new UnusualFormat('a sheet without a part');
    const part = relation.type === 'worksheet' ? zip.get(relation.target) : undefined;
    if (relation.type === 'worksheet' && !part) throw sheetFailure('damaged-zip');
    return { name: tag.get('name') ?? '', hidden: (tag.get('state') ?? 'visible') !== 'visible', part };
  });
  if (sheets.length === 0) throw new UnusualFormat('no sheets');
  const partOf = (type: string) => zip.get(relations.find((relation) => relation.type === type)?.target ?? '');
  const date1904 = xmlTags(xml, 'workbookPr')[0]?.get('date1904');
  return {
    sheets,
    sharedStrings: partOf('sharedStrings'),
    styles: partOf('styles'),
    uses1904Dates: date1904 === '1' || date1904 === 'true',
  };
};
