import { defineElement } from '../../embed/define-element';
import { loginDefinition } from './login.definition';

defineElement(loginDefinition);
