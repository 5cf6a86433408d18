import { defineElement } from '../../../src/embed/define-element';
import { lightProbe, shadowProbe } from './probe';

defineElement(shadowProbe);
defineElement(lightProbe);
