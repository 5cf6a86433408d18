import { axeFindsNothing } from '../support/axe-views';

axeFindsNothing({ part: 1, parts: 4 });
