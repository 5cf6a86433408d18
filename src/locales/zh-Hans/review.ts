import { percentText } from '../../wire/price-difference';
import type { Catalogue } from '../catalogue';
import { flagText } from './flag';
import { count } from './words';

export const difference = { new: '新增', cleared: '清空', text: '文本', 'from-zero': '原为 0' } as const;

const otherKinds = { ...difference, text: '含文本' } as const;

export const reviews: Pick<Catalogue, 'review'> = {
  review: {
    view: '视图',
    lines: '行',
    cards: '卡片',
    linesLabel: '更改，每条记录一行',
    include: '采用',
    difference: '差异',
    orders: {
      'flagged-first': '标记项在前',
      'greatest-rise': '增幅最大的在前',
      'greatest-fall': '降幅最大的在前',
    },
    becomes: '变为',
    leftOut: '已排除',
    openCard: (name) => `${name}：显示全部值`,
    flagged: (column, reason) => {
      const text = flagText(reason);
      return `${column} ${text.reason}${text.question}`;
    },
    sums: '采用的更改',
    percents: ({ changes, median, least, greatest }) => {
      const [middle, from, to] = [median, least, greatest].map(percentText);
      return from === to ? `${middle} × ${count(changes)}` : `${from} 到 ${to} × ${count(changes)}，中位数 ${middle}`;
    },
    medianHint: '一半的更改大于中位数，一半小于它。',
    others: (kind, changes) => `${count(changes)} 项${otherKinds[kind]}`,
    noLines: '没有这样的行',
    linesHelp: (lines) => `${count(lines)} 行。方向键移动，空格键采用或排除一行，在名称上按回车键显示该记录的全部值。`,
  },
};
