import type { PartTexts } from '../catalogue';
import { changePrices } from './change-prices';
import { ruleNames } from './rule-names';
import { levels, pricing, rule } from './rules';

export const ruleTexts: PartTexts['rules'] = { changePrices, levels, pricing, rule, ruleNames };
