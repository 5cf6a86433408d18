import { axeFindsNothing } from '../support/axe-views';

axeFindsNothing('first');
