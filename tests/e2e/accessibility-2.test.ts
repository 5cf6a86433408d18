import { axeFindsNothing } from '../support/axe-views';

axeFindsNothing({ part: 2, parts: 4 });
