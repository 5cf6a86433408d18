import { axeFindsNothing } from '../support/axe-views';

axeFindsNothing('second');
