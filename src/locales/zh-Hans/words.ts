import { shownCount as count } from '../../texts/notation';

export { count };

// A number and its measure word, such as '1 行' and '1,200 行'.
export const rows = (n: number): string => `${count(n)} 行`;
export const cells = (n: number): string => `${count(n)} 个单元格`;
export const columns = (n: number): string => `${count(n)} 列`;
export const prices = (n: number): string => `${count(n)} 个价格`;
export const texts = (n: number): string => `${count(n)} 个文本`;
export const records = (n: number): string => `${count(n)} 条记录`;
export const changes = (n: number): string => `${count(n)} 项更改`;

export const filled = (text: string): string => text || '（空）';

const nouns: Readonly<Record<string, string>> = { price: '价格', product: '产品', company: '公司', user: '用户' };

/** The Chinese for the English noun of a kind of record. */
export const nounOf = (noun: string): string => nouns[noun] ?? '记录';
