import type { CostSource } from '../../machines/reading.types';
import type { TableColumn, TableColumnGroup } from '../../ui/table/table.types';
import { costRulesText } from '../pricing/cost-rule-name';
import { costsByColumn } from '../pricing/costs-by-column';
import { pricingMessages as messages } from '../pricing/pricing.messages';
import type { PreviewRow } from '../reading/check-rows';
import { costCellKey } from '../reading/cost-reader';

/** The cost of each row and the rule from which its prices follow, before the prices. */
export function costColumnGroups(
  costs: readonly CostSource[],
  nameOf: (column: number) => string,
): readonly TableColumnGroup<PreviewRow>[] {
  const columns = costsByColumn(costs).flatMap(({ column, costs: costsOfColumn }): TableColumn<PreviewRow>[] => {
    const rules = costRulesText(costsOfColumn.map(({ rule }) => rule));
    const hasPrice = ({ pricedFrom, excluded }: PreviewRow) => excluded === undefined && pricedFrom.includes(column);
    return [
      {
        key: costCellKey(column),
        name: messages.costOf(nameOf(column)),
        kind: {
          align: 'end',
          format: (value) => ({ text: String(value ?? '') || '-', look: value ? 'word' : 'none' }),
        },
        width: 120,
        value: ({ cells }) => cells[costCellKey(column)],
      },
      {
        key: `${costCellKey(column)} rule`,
        name: messages.rule,
        kind: { align: 'start', format: (value) => ({ text: String(value), look: 'word' }) },
        width: 200,
        value: (row) => (hasPrice(row) ? rules : ''),
      },
    ];
  });
  return columns.length === 0 ? [] : [{ name: messages.costs, note: '', className: '', columns }];
}
