import { defineElement } from '../../embed/define-element';
import { pricesDefinition } from './prices.definition';

defineElement(pricesDefinition);
