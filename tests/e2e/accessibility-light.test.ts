import { axeFindsNothing } from '../support/axe-views';

axeFindsNothing('light', 1280);
