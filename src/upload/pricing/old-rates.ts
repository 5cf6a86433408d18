import type { CostSource } from '../../machines/reading.types';
import type { CostRule } from '../../wire/cost-rule';

type Conversion = NonNullable<CostRule['conversion']> & Pick<CostRule, 'currency'>;

/** The conversions whose rate is of a day before `today`, such as those of a template, each once. */
export function oldRates(costs: readonly CostSource[] = [], today: string): readonly Conversion[] {
  const ratesByText = new Map<string, Conversion>();
  for (const { rule } of costs) {
    const { conversion, currency } = rule;
    if (conversion === undefined || conversion.date >= today) continue;
    ratesByText.set(`${conversion.from} ${conversion.rate} ${conversion.date} ${currency}`, {
      ...conversion,
      currency,
    });
  }
  return [...ratesByText.values()];
}
