import { expect, test } from 'vitest';
import { CFB } from 'xlsx';
import { writeTable } from './written-rows';

test('texts of a written sheet are shared strings', { tags: 'QU11' }, async () => {
  const file = await writeTable(['Main SKU', 'SP'], [['A &amp; B', '12.5']]);
  const { FullPaths, FileIndex } = CFB.read(new Uint8Array(await file.arrayBuffer()), { type: 'array' });
  const sheet = FileIndex[FullPaths.findIndex((path: string) => path.endsWith('xl/worksheets/sheet1.xml'))];
  const xml = new TextDecoder().decode(Uint8Array.from(sheet?.content ?? []));
  expect(xml).toContain('t="s"');
  // Other tools resolve the entities of such texts twice.
  expect(xml).not.toContain('t="str"');
});
