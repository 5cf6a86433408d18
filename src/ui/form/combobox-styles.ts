import { adoptingRef } from '../adopt-sheets';
import { uiOverlayStyles } from '../overlays/styles';
import combobox from './combobox.css?inline';

/** A ref that gives its element the styles of a combobox. Only forms load this code. */
export const adoptComboboxStyles = adoptingRef([...uiOverlayStyles, combobox]);
