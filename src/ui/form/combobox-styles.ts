import { adoptingRef } from '../adopt-sheets';
import { uiOverlayStyles } from '../overlays/styles';
import combobox from './combobox.css?inline';

/** The ref of whatever has the look of a combobox: forms load it. */
export const adoptComboboxStyles = adoptingRef([...uiOverlayStyles, combobox]);
