import { axeFindsNothing } from '../support/axe-views';

axeFindsNothing({ part: 3, parts: 4 });
