import { defineElement } from '../../embed/define-element';
import { headerDefinition } from './header.definition';

defineElement(headerDefinition);
