import { defineElement } from '../../embed/define-element';
import { quotesDefinition } from './quotes.definition';

defineElement(quotesDefinition);
