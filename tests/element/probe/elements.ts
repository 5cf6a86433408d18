import { defineElement } from '../../../src/embed/define-element';
import { lightProbe, Probe, shadowProbe } from './probe';

defineElement(shadowProbe, Probe);
defineElement(lightProbe, Probe);
