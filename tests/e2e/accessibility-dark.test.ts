import { axeFindsNothing } from '../support/axe-views';

axeFindsNothing('dark', 390);
